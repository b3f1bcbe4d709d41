/**
 * Planners where the unit of scheduling is a step, not a thread: a process may have several steps
 * to choose from, each of which depends on other events and rules out the rest.
 *
 * <p>Entry type: {@link io.mazurka.dpor.steps.Planning}. An {@link
 * io.mazurka.dpor.execution.EventModel} tells which steps are possible and dependent; nothing here
 * knows what a message is.
 *
 * <p>The stack, sequences, wakeup trees, the optimal planner and vector clocks are the same as for
 * threads. Two things differ. Races are found by doing without an event, because a step that was
 * never taken can race, while a thread has one next event that is found along the accesses to its
 * object. And backtracking points are events, in the order they were found, while those of threads
 * are bits, the lowest of which comes first.
 */
@NullMarked
package io.mazurka.dpor.steps;

import org.jspecify.annotations.NullMarked;
