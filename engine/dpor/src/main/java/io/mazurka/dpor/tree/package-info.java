/**
 * The tree of executions, which is explored depth first: the stack, the sleep set of each of its
 * states, and the wakeup trees of planned events.
 *
 * <p>Read first: {@link io.mazurka.dpor.tree.Planner}; {@link io.mazurka.dpor.tree.OptimalPlanner}
 * works for threads and for steps. An event is a number here, and a {@link
 * io.mazurka.dpor.execution.Dependence} says which events depend on each other. The packages {@code
 * dpor}, {@code dpor.planning} (threads) and {@code dpor.steps} (single steps) depend on this
 * package. How races are found is not here but in those two.
 */
@NullMarked
package io.mazurka.dpor.tree;

import org.jspecify.annotations.NullMarked;
