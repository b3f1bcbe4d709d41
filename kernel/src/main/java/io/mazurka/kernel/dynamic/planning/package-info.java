/**
 * Which executions to run: from the races of those that were run, planners work out what else to
 * explore from each state on the depth-first stack (Flanagan and Godefroid 2005; Abdulla, Aronis,
 * Jonsson and Sagonas 2017).
 *
 * <p>Entry type: {@link io.mazurka.kernel.dynamic.planning.Planner}; {@link
 * io.mazurka.kernel.dynamic.planning.Strategy} names what a user can choose from. Planners run
 * nothing themselves.
 */
@NullMarked
package io.mazurka.kernel.dynamic.planning;

import org.jspecify.annotations.NullMarked;
