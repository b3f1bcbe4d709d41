/**
 * The tree of executions, which is walked depth first: the stack, the events that sleep in each of
 * its states, and wakeup trees of what is planned from there.
 *
 * <p>Entry type: {@link io.mazurka.dpor.tree.Planner}; {@link io.mazurka.dpor.tree.OptimalPlanner}
 * is the one for whatever has {@link io.mazurka.dpor.tree.Races}. An event is a number here, and a
 * {@link io.mazurka.dpor.execution.Dependence} tells which events depend on each other. For {@code
 * planning} and {@code steps}, which know what is scheduled: a thread, or a single step. Where
 * races come from is not in here.
 */
@NullMarked
package io.mazurka.dpor.tree;

import org.jspecify.annotations.NullMarked;
