/**
 * Dynamic partial-order reduction: stateless exploration that learns from each execution which
 * other ones are worth running.
 *
 * <p>Entry type: {@link io.mazurka.dpor.Explorer} runs executions again and again as a planner
 * tells. {@link io.mazurka.dpor.DynamicExploration} (of threads) and {@link
 * io.mazurka.dpor.StepExploration} (of steps) let a check work with this in place of a search. For
 * front ends. What is run is in {@code execution}; the depth-first stack, wakeup trees and the
 * optimal planner are in {@code tree}; what is special where threads are scheduled is in {@code
 * planning}, and where single steps are, in {@code steps}.
 */
@NullMarked
package io.mazurka.dpor;

import org.jspecify.annotations.NullMarked;
