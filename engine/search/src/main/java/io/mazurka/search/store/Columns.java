package io.mazurka.search.store;

import io.mazurka.search.store.packing.Packing;
import java.util.Arrays;

/**
 * States of several words as one word each. The words of a state form a few columns; each column
 * has a {@link Dictionary} of the values it has had, and a state is the numbers of its values,
 * which fit one word together.
 *
 * <p>States have much in common, so a dictionary has far fewer values than there are states. A tree
 * of pairs shares in the same way (Laarman, van de Pol and Weber 2011); this is such a tree of one
 * level with more than two branches. A state with a value that has no number, because a dictionary
 * takes no more, has no such word.
 */
final class Columns {

  /** Set in every word that stands for a state. */
  private static final long OCCUPIED = 1L << 63;

  private final Dictionary[] dictionaries;

  /** The first word of each column, and where the last ends. */
  private final int[] starts;

  /** The bits of a number. */
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

  /** The word of the state packed from {@code at} on, or zero if it has none. */
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
   * The words of the states between two indices, zero for those that have none. Most states differ
   * from the one before or from the one before that in one column, as they have the same parent.
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

  /** Raises {@code maxima} to the values that have numbers. */
  void raise(Packing packing, int[] maxima) {
    forEachValue(packing, (column, vector) -> raise(maxima, vector));
  }

  private static void raise(int[] maxima, int[] vector) {
    for (int slot = 0; slot < maxima.length; slot++) {
      maxima[slot] = Math.max(maxima[slot], vector[slot]);
    }
  }

  /**
   * The same in another layout with the same slots in each column, so that the word of each state
   * stays what it is.
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
   * Hands on every value of a column in the order of numbers, in a state that is zero elsewhere.
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

  /** Gives no more numbers if the values of so many states take more than half of what is saved. */
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
