/**
 * A protocol with infinitely many states, of which a constraint says how many to explore. Read
 * {@link io.mazurka.examples.bounds.Auction}.
 *
 * <p>Nothing depends on this package. The documentation quotes it.
 */
@NullMarked
package io.mazurka.examples.bounds;

import org.jspecify.annotations.NullMarked;
