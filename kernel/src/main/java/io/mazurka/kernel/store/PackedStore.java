package io.mazurka.kernel.store;

import io.mazurka.kernel.Guarantee;

/** The exact store: every state in full, as its packed words. */
public final class PackedStore implements StateStore {

  private WordTable table;
  private int words;

  public PackedStore(Packing packing) {
    this.words = packing.words();
    this.table = new WordTable(words);
  }

  @Override
  public long hash(long[] packed, int at) {
    return WordTable.hash(packed, at, words);
  }

  @Override
  public int shard(long hash) {
    return WordTable.shard(hash);
  }

  @Override
  public long touch(long hash) {
    return table.touch(hash);
  }

  @Override
  public boolean add(long hash, long[] packed, int at) {
    return table.add(hash, packed, at);
  }

  @Override
  public boolean contains(long hash, long[] packed, int at) {
    return table.contains(hash, packed, at);
  }

  @Override
  public void raise(Packing packing, int[] maxima) {
    int[] vector = new int[packing.slots()];
    table.forEach((source, at) -> packing.raise(source, at, vector, maxima));
  }

  @Override
  public void repack(Packing from, Packing to) {
    Repacking repacking = new Repacking(from, to, table.size());
    table.drain(repacking);
    table = repacking.finish();
    words = to.words();
  }

  /** Takes every state out. */
  public void clear() {
    table.clear();
  }

  @Override
  public long bytes() {
    return table.bytes();
  }

  @Override
  public Guarantee guarantee() {
    return Guarantee.exhaustive();
  }
}
