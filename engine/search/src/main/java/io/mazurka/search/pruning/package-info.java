/**
 * Counterexamples that show what matters: steps that a violation does not need are left out, and
 * the rest is put into an order with few switches between processes.
 *
 * <p>Entry type: {@link io.mazurka.search.pruning.Pruning}. Everything is tried by running it, so
 * that a front end need say no more than what makes a step the same in another state ({@link
 * io.mazurka.kernel.trace.Renderer#occurrence}). Checks use it; it knows no search.
 */
@NullMarked
package io.mazurka.search.pruning;

import org.jspecify.annotations.NullMarked;
