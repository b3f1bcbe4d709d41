/**
 * Planners where the unit of scheduling is a step, not a thread: a process may have several steps
 * to choose from, each of which depends on other events and rules out the rest.
 *
 * <p>Read first: {@link io.mazurka.dpor.steps.Planning}. The package {@code dpor} and front ends of
 * steps depend on this package. An {@link io.mazurka.dpor.execution.EventModel} says which steps
 * are possible and dependent; messages are not known here.
 *
 * <p>The stack, sequences, wakeup trees, the optimal planner and vector clocks are the same as for
 * threads. Two things differ. A thread has one next event, whose races are found along the accesses
 * to its object; here a step that was never taken can race, so races are found by leaving out an
 * event. And backtracking points are events in the order in which they were found; for threads they
 * are bits, the lowest of which comes first.
 */
@NullMarked
package io.mazurka.dpor.steps;

import org.jspecify.annotations.NullMarked;
