/**
 * What conditions on many local states depend on, found by watching them decide.
 *
 * <p>Entry type: {@link io.mazurka.protocols.conditions.DividedProperties}. A condition on a whole
 * role has too many combinations of local states to try them all. Instead it is called with a list
 * that answers for all values at once ({@link io.mazurka.protocols.conditions.WatchedStates}), and
 * what it asks becomes a graph of decisions ({@link
 * io.mazurka.protocols.conditions.DecisionGraph}). From this follow smaller conditions that it is
 * the conjunction of, or which local states it cannot tell apart. Which steps are visible or which
 * processes are interchangeable is not decided here.
 */
@NullMarked
package io.mazurka.protocols.conditions;

import org.jspecify.annotations.NullMarked;
