package io.mazurka.kernel.store;

/** Moves packed states to a new table, in batches whose cache misses overlap. */
final class Repacking implements WordTable.RecordAction {

  private static final int BATCH = 256;

  private final WordTable table;
  private final Packing from;
  private final Packing to;
  private final int[] vector;
  private final long[] states;
  private final long[] hashes = new long[BATCH];
  private int size;

  /** Visible, so that the reads that warm up the cache are not dropped as useless. */
  long warmth;

  Repacking(Packing from, Packing to, long size) {
    this.from = from;
    this.to = to;
    this.table = new WordTable(to.words(), size);
    this.vector = new int[to.slots()];
    this.states = new long[BATCH * to.words()];
  }

  @Override
  public void accept(long[] source, int at) {
    int target = size * to.words();
    from.unpack(source, at, vector);
    to.pack(vector, states, target);
    hashes[size] = WordTable.hash(states, target, to.words());
    warmth += table.touch(hashes[size++]);
    if (size == BATCH) {
      flush();
    }
  }

  private void flush() {
    for (int index = 0; index < size; index++) {
      table.add(hashes[index], states, index * to.words());
    }
    size = 0;
  }

  /** The new table, with everything in it. */
  WordTable finish() {
    flush();
    return table;
  }
}
