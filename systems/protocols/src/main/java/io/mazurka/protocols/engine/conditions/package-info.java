/**
 * Finds out what a condition on many local states depends on, by watching how the condition
 * decides.
 *
 * <p>Read {@link io.mazurka.protocols.engine.conditions.DividedProperties} first. A condition on a
 * whole role has too many combinations of local states to try them all. So it is called with a
 * special list ({@link io.mazurka.protocols.engine.conditions.watching.WatchedStates}) that stands
 * for all values at once, and the questions it asks become a graph of decisions ({@link
 * io.mazurka.protocols.engine.conditions.watching.DecisionGraph}). From that graph follow smaller
 * conditions whose conjunction it is, or the local states that it does not distinguish. The
 * packages {@code relations}, {@code symmetry}, {@code dynamic} and {@code compiler} may depend on
 * this package. Which steps are visible and which processes are interchangeable is decided there,
 * not here.
 */
@NullMarked
package io.mazurka.protocols.engine.conditions;

import org.jspecify.annotations.NullMarked;
