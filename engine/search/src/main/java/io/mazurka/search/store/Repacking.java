package io.mazurka.search.store;

import io.mazurka.search.store.packing.Packing;

/** Moves packed states to a new store, in batches whose cache misses overlap. */
final class Repacking implements WordTable.RecordAction {

  private static final int BATCH = 256;

  private final PackedStore store;
  private final Packing from;
  private final Packing to;
  private final int[] vector;
  private final long[] states;
  private final long[] hashes = new long[BATCH];
  private int size;

  /** A field that is not private, so that the compiler keeps the reads that warm up the cache. */
  long warmth;

  Repacking(Packing from, Packing to, PackedStore store) {
    this.from = from;
    this.to = to;
    this.store = store;
    this.vector = new int[to.slots()];
    this.states = new long[BATCH * to.words()];
  }

  @Override
  public void accept(long[] source, int at) {
    int target = size * to.words();
    from.unpack(source, at, vector);
    to.pack(vector, states, target);
    hashes[size] = store.hash(states, target);
    warmth += store.touch(hashes[size++]);
    if (size == BATCH) {
      flush();
    }
  }

  private void flush() {
    for (int index = 0; index < size; index++) {
      store.add(hashes[index], states, index * to.words());
    }
    size = 0;
  }

  /** Moves the last batch and returns the new store. */
  PackedStore finish() {
    flush();
    return store;
  }
}
