/**
 * Sets of visited states. Read first: {@link io.mazurka.search.store.StateStore}; the exact store
 * is {@link io.mazurka.search.store.PackedStore}.
 *
 * <p>The search and the temporal check depend on this package. How states become words is not here
 * but in {@code search.store.packing}. Stores know nothing of reductions or symmetry.
 */
@NullMarked
package io.mazurka.search.store;

import org.jspecify.annotations.NullMarked;
