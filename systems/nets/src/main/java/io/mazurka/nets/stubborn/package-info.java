/**
 * Partial-order reduction of nets: stubborn sets, computed from the arcs of the net.
 *
 * <p>Entry type: {@link io.mazurka.nets.stubborn.NetReduction}. Only {@code check} depends on this
 * package. The general algorithm for stubborn sets is not here but in {@code io.mazurka.lpor}.
 */
@NullMarked
package io.mazurka.nets.stubborn;

import org.jspecify.annotations.NullMarked;
