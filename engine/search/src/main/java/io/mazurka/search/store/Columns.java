package io.mazurka.search.store;

import io.mazurka.search.store.packing.Packing;
import java.util.Arrays;

/**
 * Represents a state of several words by one word. The words of a state form a few columns. Each
 * column has a {@link Dictionary} that numbers the values of the column; the numbers of a state's
 * values together fit one word.
 *
 * <p>States have much in common, so a dictionary has far fewer values than there are states. The
 * idea is that of tree compression (Laarman, van de Pol and Weber 2011), here with a tree of one
 * level and more than two branches. If a dictionary is full and does not know a value, a state with
 * that value has no such word.
 */
final class Columns {

  /** Set in every word that stands for a state. */
  private static final long OCCUPIED = 1L << 63;

  private final Dictionary[] dictionaries;

  /** The first word of each column, and where the last ends. */
  private final int[] starts;

  /** How many bits of the word the number of a value has. */
  private final int bits;

  Columns(Packing packing) {
    int columns = packing.columns();
    this.bits = (Long.SIZE - 1) / columns;
    this.starts = new int[columns + 1];
    Arrays.setAll(starts, packing::columnStart);
    this.dictionaries = new Dictionary[columns];
    for (int column = 0; column < columns; column++) {
      dictionaries[column] = new Dictionary(starts[column + 1] - starts[column], 1 << bits);
    }
  }

  /** The word of the state in {@code packed} from {@code at} on, or zero if it has none. */
  long word(long[] packed, int at) {
    long word = OCCUPIED;
    for (int column = 0; column < dictionaries.length && word != 0; column++) {
      word = with(word, column, dictionaries[column].number(packed, at + starts[column]));
    }
    return word;
  }

  private long with(long word, int column, int number) {
    return number == Dictionary.NONE ? 0 : word | (long) number << (column * bits);
  }

  /**
   * The words of the states between two indices, zero for states that have none. Neighbouring
   * states often have the same parent, so a column mostly has the same value as in one of the two
   * states before; that value is not looked up again.
   */
  void words(long[] packed, int from, int to, long[] words) {
    Arrays.fill(words, from, to, OCCUPIED);
    for (int column = 0; column < dictionaries.length; column++) {
      numbers(column, packed, from, to, words);
    }
  }

  private void numbers(int column, long[] packed, int from, int to, long[] words) {
    Dictionary dictionary = dictionaries[column];
    int length = dictionary.words();
    int width = starts[dictionaries.length];
    int at = from * width + starts[column];
    int recent = at;
    int recentNumber = from < to ? dictionary.number(packed, at) : 0;
    int older = recent;
    int olderNumber = recentNumber;
    for (int index = from; index < to; index++, at += width) {
      int number = recentNumber;
      if (differ(packed, at, recent, length)) {
        number = differ(packed, at, older, length) ? dictionary.number(packed, at) : olderNumber;
        older = recent;
        olderNumber = recentNumber;
        recent = at;
        recentNumber = number;
      }
      words[index] = words[index] == 0 ? 0 : with(words[index], column, number);
    }
  }

  private static boolean differ(long[] packed, int one, int other, int length) {
    long difference = 0;
    for (int word = 0; word < length; word++) {
      difference |= packed[one + word] ^ packed[other + word];
    }
    return difference != 0;
  }

  /** Writes the state of a word to {@code packed} from its beginning on. */
  void read(long word, long[] packed) {
    int shift = 0;
    for (int column = 0; column < dictionaries.length; column++) {
      int number = (int) (word >>> shift) & ((1 << bits) - 1);
      dictionaries[column].read(number, packed, starts[column]);
      shift += bits;
    }
  }

  /** Raises {@code maxima} to the largest values in the dictionaries. */
  void raise(Packing packing, int[] maxima) {
    forEachValue(packing, (column, vector) -> raise(maxima, vector));
  }

  private static void raise(int[] maxima, int[] vector) {
    for (int slot = 0; slot < maxima.length; slot++) {
      maxima[slot] = Math.max(maxima[slot], vector[slot]);
    }
  }

  /**
   * The same columns in another layout with the same slots in each column. The word of each state
   * stays the same.
   */
  Columns repacked(Packing from, Packing to) {
    Columns result = new Columns(to);
    long[] packed = new long[to.words()];
    forEachValue(
        from,
        (column, vector) -> {
          to.pack(vector, packed, 0);
          result.dictionaries[column].number(packed, to.columnStart(column));
        });
    for (int column = 0; column < dictionaries.length; column++) {
      if (dictionaries[column].isClosed()) {
        result.dictionaries[column].close();
      }
    }
    return result;
  }

  /**
   * Hands on every value of every column in the order of the numbers, as a state that is zero in
   * the other columns.
   */
  private void forEachValue(Packing packing, ValueAction action) {
    int[] vector = new int[packing.slots()];
    for (int column = 0; column < dictionaries.length; column++) {
      long[] packed = new long[packing.words()];
      for (int number = 0; number < dictionaries[column].size(); number++) {
        dictionaries[column].read(number, packed, starts[column]);
        packing.unpack(packed, 0, vector);
        action.accept(column, vector);
      }
    }
  }

  private interface ValueAction {
    void accept(int column, int[] vector);
  }

  /** How many values have numbers. */
  int size() {
    int total = 0;
    for (Dictionary dictionary : dictionaries) {
      total += dictionary.size();
    }
    return total;
  }

  /**
   * Closes the dictionaries if they take more than half of the memory that they save for {@code
   * states} states.
   */
  void closeUnlessWorthwhile(long states) {
    int width = starts[dictionaries.length];
    if (bytes() > states * (width - 1) * Long.BYTES / 2) {
      for (Dictionary dictionary : dictionaries) {
        dictionary.close();
      }
    }
  }

  long bytes() {
    long total = 0;
    for (Dictionary dictionary : dictionaries) {
      total += dictionary.bytes();
    }
    return total;
  }
}
