package io.mazurka.search.store;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecordInput;
import java.io.DataOutputStream;

/** A store that stores nothing: every state counts as new each time it is reached. */
public final class NoStore implements StateStore {

  @Override
  public long hash(long[] words, int at) {
    return 0;
  }

  @Override
  public int shard(long hash) {
    return 0;
  }

  @Override
  public long touch(long hash) {
    return 0;
  }

  @Override
  public boolean add(long hash, long[] words, int at) {
    return true;
  }

  @Override
  public boolean contains(long hash, long[] words, int at) {
    return false;
  }

  @Override
  public void raise(Packing packing, int[] maxima) {
    // There are no states.
  }

  @Override
  public void repack(Packing from, Packing to) {
    // There is nothing to repack.
  }

  @Override
  public long bytes() {
    return 0;
  }

  @Override
  public void save(DataOutputStream out) {
    // There are no states.
  }

  @Override
  public void restore(RecordInput in) {
    // There are no states.
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.of(
        Strength.EXHAUSTIVE, "a state counts each time it is reached, as none is remembered");
  }
}
