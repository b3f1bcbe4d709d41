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
  public long hash(int[] vector, long[] packed, int at) {
    return WordTable.hash(packed, at, words);
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
  public void repack(Packing from, Packing to) {
    WordTable repacked = new WordTable(to.words());
    int[] vector = new int[to.slots()];
    long[] state = new long[to.words()];
    table.drain(
        (source, at) -> {
          from.unpack(source, at, vector);
          to.pack(vector, state, 0);
          repacked.add(WordTable.hash(state, 0, state.length), state, 0);
        });
    table = repacked;
    words = to.words();
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
