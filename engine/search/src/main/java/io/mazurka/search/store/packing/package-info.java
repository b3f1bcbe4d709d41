/**
 * States as words: how a state vector is packed, queued, written and read. Read first: {@link
 * io.mazurka.search.store.packing.Packing}.
 *
 * <p>The stores, the search, checkpoints and the search on a cluster depend on this package; it
 * depends on none of them. Sets of states are not here but in {@code search.store}.
 */
@NullMarked
package io.mazurka.search.store.packing;

import org.jspecify.annotations.NullMarked;
