package io.mazurka.bench.micro;

import io.mazurka.search.store.PackedStore;
import io.mazurka.search.store.StateStore;
import io.mazurka.search.store.packing.Packing;
import java.util.Arrays;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Numbered states that are computed on the fly, all different, and ways to add them to a store. */
@State(Scope.Benchmark)
public class States {

  private static final int BATCH = 256;
  private static final int SLOTS_PER_WORD = 2;
  private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

  @Param({"100000", "10000000"})
  public int size;

  @Param({"1", "2"})
  public int words = 1;

  private final long[] batch = new long[2 * BATCH];
  private final long[] hashes = new long[BATCH];

  /** A visible result, so that the JVM cannot drop the touching as dead code. */
  long warmth;

  StateStore newStore() {
    int[] maxima = new int[SLOTS_PER_WORD * words];
    Arrays.fill(maxima, 1 << 29);
    return new PackedStore(Packing.fitting(maxima));
  }

  private void make(long number, int at) {
    batch[at] = (number * MULTIPLIER) | Long.MIN_VALUE;
    if (words == 2) {
      batch[at] = (number >>> 10) | Long.MIN_VALUE;
      batch[at + 1] = (number * MULTIPLIER) >>> 1;
    }
  }

  /** Adds {@code count} states, every {@code stride}-th, one by one; returns how many were new. */
  long addPlainly(StateStore store, long stride, int count) {
    long added = 0;
    for (long number = 0; number < count; number++) {
      make(number * stride % size, 0);
      added += store.add(store.hash(batch, 0), batch, 0) ? 1 : 0;
    }
    return added;
  }

  /** Adds the same states in batches that are hashed and touched first. */
  long addInBatches(StateStore store, long stride, int count) {
    long added = 0;
    for (long first = 0; first < count; first += BATCH) {
      int length = (int) Math.min(BATCH, count - first);
      for (int index = 0; index < length; index++) {
        make((first + index) * stride % size, index * words);
        hashes[index] = store.hash(batch, index * words);
        warmth += store.touch(hashes[index]);
      }
      for (int index = 0; index < length; index++) {
        added += store.add(hashes[index], batch, index * words) ? 1 : 0;
      }
    }
    return added;
  }
}
