package io.mazurka.cluster.table;

import io.mazurka.search.store.packing.Packing;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;

/**
 * The states of a partition, packed, in the order in which they were found, each with the place
 * from which it was found first. The log has an index. When the log is cut off, states are removed
 * from the index in the opposite order of their insertion, which restores the earlier index.
 */
public final class StateLog {

  /** The place of a state that is not in the log. */
  public static final int NONE = -1;

  private static final int MOST_STATES = 700_000_000;

  private Packing packing;
  private final int[] maxima;
  private LongLog states;
  private final LongLog parents = new LongLog(1);

  /**
   * The places of states plus one, by their hashes; zero if there is none. The bits that no place
   * needs hold bits of the hash, so that most different states are told apart without reading them.
   */
  private int[] index = new int[64];

  public StateLog(int slots) {
    this.maxima = new int[slots];
    this.packing = Packing.fitting(maxima);
    this.states = new LongLog(packing.words());
  }

  public int size() {
    return states.size();
  }

  public int words() {
    return packing.words();
  }

  public Packing packing() {
    return packing;
  }

  /** The largest number that a slot has held. */
  public int maximum(int slot) {
    return maxima[slot];
  }

  /**
   * Makes sure that states with these numbers can be packed; returns whether all states were packed
   * anew for that.
   *
   * @return whether states are packed in another way from now on
   */
  public boolean fit(int[] numbers) {
    int growing = -1;
    for (int slot = 0; slot < numbers.length; slot++) {
      if (numbers[slot] > maxima[slot]) {
        maxima[slot] = numbers[slot];
        growing = numbers[slot] > packing.limit(slot) ? slot : growing;
      }
    }
    if (growing >= 0) {
      repack(Packing.fitting(maxima, growing));
    }
    return growing >= 0;
  }

  private void repack(Packing wider) {
    LongLog repacked = new LongLog(wider.words());
    int[] vector = new int[maxima.length];
    long[] from = new long[packing.words()];
    long[] to = new long[wider.words()];
    for (int state = 0; state < states.size(); state++) {
      states.read(state, from);
      packing.unpack(from, 0, vector);
      wider.pack(vector, to, 0);
      repacked.write(repacked.append(), to);
    }
    // Allocates everything first, so that nothing has changed if memory is exhausted.
    int[] empty = new int[index.length];
    states = repacked;
    packing = wider;
    rebuild(empty);
  }

  /** Writes the numbers of a state to {@code numbers}, and its words to {@code words}. */
  public void read(int state, long[] words, int[] numbers) {
    states.read(state, words);
    packing.unpack(words, 0, numbers);
  }

  /** The place of a state, or {@link #NONE}. */
  public int find(long[] words) {
    int found = index[place(hash(words), words)];
    return found == 0 ? NONE : (found & index.length - 1) - 1;
  }

  /**
   * The place of a state. A new state is added; its place is the last one.
   *
   * @param parent the place from which it was found
   */
  public int add(long[] words, long parent) {
    long hash = hash(words);
    int mask = index.length - 1;
    int at = place(hash, words);
    if (index[at] != 0) {
      return (index[at] & mask) - 1;
    }
    int state = states.append();
    states.write(state, words);
    parents.append(parent);
    index[at] = tag(hash, mask) | state + 1;
    if (states.size() > index.length / 3 * 2) {
      grow();
    }
    return state;
  }

  /** The place of a state in the index, or the place where it would be inserted. */
  private int place(long hash, long[] words) {
    int mask = index.length - 1;
    int tag = tag(hash, mask);
    int at = (int) hash & mask;
    while (index[at] != 0
        && ((index[at] & ~mask) != tag || !states.holds((index[at] & mask) - 1, words))) {
      at = at + 1 & mask;
    }
    return at;
  }

  /** The bits of a hash that are kept beside a place. */
  private static int tag(long hash, int mask) {
    return (int) (hash >>> Integer.SIZE) & ~mask;
  }

  private void grow() {
    if (states.size() > MOST_STATES) {
      throw new IllegalStateException("a partition has too many states; take more partitions");
    }
    rebuild(new int[2 * index.length]);
  }

  private void rebuild(int[] empty) {
    index = empty;
    long[] words = new long[states.width()];
    int mask = index.length - 1;
    for (int state = 0; state < states.size(); state++) {
      states.read(state, words);
      long hash = hash(words);
      int at = (int) hash & mask;
      while (index[at] != 0) {
        at = at + 1 & mask;
      }
      index[at] = tag(hash, mask) | state + 1;
    }
  }

  private static long hash(long[] words) {
    long hash = 0;
    for (long word : words) {
      hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    // Mixes once more, because slots that change only the highest bits would crowd the index.
    hash *= 0xBF58476D1CE4E5B9L;
    return hash ^ hash >>> 32;
  }

  /** The place from which a state was found first. */
  public long parent(int state) {
    return parents.get(state, 0);
  }

  public void truncate(int length) {
    if (length > states.size()) {
      states.truncate(length);
    }
    long[] words = new long[states.width()];
    int mask = index.length - 1;
    for (int state = states.size() - 1; state >= length; state--) {
      states.read(state, words);
      int at = (int) hash(words) & mask;
      while ((index[at] & mask) != state + 1) {
        at = at + 1 & mask;
      }
      index[at] = 0;
    }
    states.truncate(length);
    parents.truncate(length);
  }

  public long bytes() {
    return states.bytes() + parents.bytes() + 4L * index.length;
  }

  /** Writes the first {@code length} states. */
  public void save(DataOutput out, int length) throws IOException {
    for (int maximum : maxima) {
      out.writeInt(maximum);
    }
    long[] words = new long[packing.words()];
    int[] numbers = new int[maxima.length];
    Packing tight = Packing.fitting(maxima);
    long[] packed = new long[tight.words()];
    for (int state = 0; state < length; state++) {
      read(state, words, numbers);
      tight.pack(numbers, packed, 0);
      for (long word : packed) {
        out.writeLong(word);
      }
    }
    parents.save(out, 0, length);
  }

  public void restore(DataInput in, int length) throws IOException {
    for (int slot = 0; slot < maxima.length; slot++) {
      maxima[slot] = in.readInt();
    }
    packing = Packing.fitting(maxima);
    states = new LongLog(packing.words());
    states.restore(in, length);
    parents.restore(in, length);
    int capacity = index.length;
    while (length > capacity / 3 * 2) {
      capacity *= 2;
    }
    rebuild(new int[capacity]);
  }

  @Override
  public String toString() {
    return "%d states of %d words, maxima %s".formatted(size(), words(), Arrays.toString(maxima));
  }
}
