/**
 * States as words: how a state vector is packed, queued, written and read. Read first: {@link
 * io.mazurka.search.store.packing.Packing}.
 *
 * <p>The stores, the search and checkpoints depend on this package, and so does the search on many
 * machines. It depends on none of them. Sets of states are not here.
 */
@NullMarked
package io.mazurka.search.store.packing;

import org.jspecify.annotations.NullMarked;
