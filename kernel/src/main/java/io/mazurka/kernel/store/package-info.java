/**
 * Sets of visited states and the packing of state vectors into words. Entry types: {@link
 * io.mazurka.kernel.store.StateStore} and {@link io.mazurka.kernel.store.Packing}. Stores know
 * nothing of reductions or symmetry.
 */
@NullMarked
package io.mazurka.kernel.store;

import org.jspecify.annotations.NullMarked;
