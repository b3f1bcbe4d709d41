/**
 * Planners where the unit of scheduling is a thread: from the races of the executions that were run
 * they work out what else to explore from each state on the depth-first stack (Flanagan and
 * Godefroid 2005; Abdulla, Aronis, Jonsson and Sagonas 2017).
 *
 * <p>Entry type: {@link io.mazurka.dpor.planning.Strategy} names what a user can choose from, and
 * {@link io.mazurka.dpor.planning.ThreadPlanner} makes the planner. For {@code io.mazurka.dpor} and
 * front ends of threads. Planners run nothing themselves.
 *
 * <p>A thread has one next event, so sets of threads are bits, and races are found along the
 * accesses to an object: this is the hottest code of an exploration. Neither is so for the planners
 * of {@code dpor.steps}; the code that both share is in {@code dpor.tree}.
 */
@NullMarked
package io.mazurka.dpor.planning;

import org.jspecify.annotations.NullMarked;
