/**
 * Dynamic partial-order reduction: stateless exploration that learns from each execution which
 * other ones are worth running.
 *
 * <p>Entry type: {@link io.mazurka.kernel.dynamic.Explorer} runs an execution again and again as a
 * planner tells; {@link io.mazurka.kernel.dynamic.DynamicExploration} lets a check work with this
 * in place of a search. What is run is in {@code execution}, what to run next in {@code planning}.
 */
@NullMarked
package io.mazurka.kernel.dynamic;

import org.jspecify.annotations.NullMarked;
