/**
 * Makes counterexamples easier to read: leaves out steps that a violation does not need, and puts
 * the rest into an order with few switches between processes.
 *
 * <p>Read first: {@link io.mazurka.search.pruning.Pruning}. It tries each change by running the
 * steps, so a front end need only say when a step is the same in another state ({@link
 * io.mazurka.kernel.trace.Renderer#occurrence}). Checks and simulations depend on this package; it
 * depends on no search.
 */
@NullMarked
package io.mazurka.search.pruning;

import org.jspecify.annotations.NullMarked;
