/**
 * Dynamic partial-order reduction: stateless exploration that learns from each execution which
 * other executions are worth running.
 *
 * <p>Read first: {@link io.mazurka.dpor.Explorer}, which runs executions again and again as a
 * planner says. {@link io.mazurka.dpor.DynamicExploration} (for threads) and {@link
 * io.mazurka.dpor.StepExploration} (for steps) let a check use this in place of a search of states.
 * Front ends depend on this package. The programs that are run are in {@code dpor.execution}; the
 * depth-first stack, wakeup trees and the optimal planner are in {@code dpor.tree}; planners that
 * schedule threads are in {@code dpor.planning}, those that schedule single steps in {@code
 * dpor.steps}.
 */
@NullMarked
package io.mazurka.dpor;

import org.jspecify.annotations.NullMarked;
