package io.mazurka.search.store;

import io.mazurka.search.store.packing.Repackable;
import io.mazurka.search.store.packing.Restorable;

/**
 * A set of visited states. A state comes as its packed words; hashing, warming up and adding are
 * separate so that a search can overlap the memory accesses of many states.
 *
 * <p>A store has {@link #SHARDS} parts that share nothing. Several workers may hash and look up
 * states as long as none adds any, and may add states at the same time as long as those of one
 * shard are added by one of them. A hash is good until the store is repacked.
 *
 * <p>Only an exact store can tell the states it holds: {@link PackedStore#forEach}. They come
 * packed in the current layout, and can be hashed and added to another store of that layout.
 */
public interface StateStore extends StoreFacts, Repackable, Restorable {

  /** The bits of the number of a shard. */
  int SHARD_BITS = 6;

  int SHARDS = 1 << SHARD_BITS;

  /** The hash under which the state packed in {@code words} from {@code at} on will be added. */
  long hash(long[] words, int at);

  /** Hashes the states with indices between two in {@code words}, each of {@code width} words. */
  default void hash(long[] words, int width, int from, int to, long[] hashes) {
    for (int index = from; index < to; index++) {
      hashes[index] = hash(words, index * width);
    }
  }

  /** The shard that the state with this hash belongs to. */
  int shard(long hash);

  /** Reads where the state with this hash would be, so that the next access finds it in cache. */
  long touch(long hash);

  /** Adds the state packed in {@code words} from {@code at} on; false if it is there already. */
  boolean add(long hash, long[] words, int at);

  /** Whether the state packed in {@code words} from {@code at} on was added. */
  boolean contains(long hash, long[] words, int at);
}
