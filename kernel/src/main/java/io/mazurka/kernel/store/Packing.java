package io.mazurka.kernel.store;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A layout of state vectors in 64-bit words: so many bits for each slot, no slot across two words.
 *
 * <p>The top bit of the first word is always set, so a packed state is never zero there and a table
 * can use zero for "empty". Layouts are immutable; when a value outgrows its slot, {@link #widened}
 * makes the next one and whoever holds packed states repacks them.
 */
public final class Packing {

  private static final long OCCUPIED = 1L << 63;

  private final int[] width;

  /** The slots in the order of their place, with the shift of each, word after word. */
  private final int[] order;

  private final int[] shift;

  /** Where in {@link #order} the slots of each word end. */
  private final int[] end;

  private Packing(int[] width, int[] wordOf, int words) {
    int slots = width.length;
    this.width = width;
    this.order = new int[slots];
    this.shift = new int[slots];
    this.end = new int[words];
    int place = 0;
    for (int word = 0; word < words; word++) {
      int used = 0;
      for (int slot = 0; slot < slots; slot++) {
        if (wordOf[slot] == word) {
          order[place] = slot;
          shift[place++] = used;
          used += width[slot];
        }
      }
      end[word] = place;
    }
  }

  /** A layout in which every state whose slots do not exceed {@code maxima} fits. */
  public static Packing fitting(int[] maxima) {
    int slots = maxima.length;
    int[] width = new int[slots];
    for (int slot = 0; slot < slots; slot++) {
      width[slot] = bits(maxima[slot]);
    }
    int[] wordOf = new int[slots];
    int[] free = assign(width, wordOf);
    for (boolean given = true; given; ) {
      given = false;
      for (int slot = 0; slot < slots; slot++) {
        if (free[wordOf[slot]] > 0 && width[slot] < 31) {
          width[slot]++;
          free[wordOf[slot]]--;
          given = true;
        }
      }
    }
    return new Packing(width, wordOf, free.length);
  }

  /** Puts the widest slots first, each into the first word with room; returns the bits left. */
  private static int[] assign(int[] width, int[] wordOf) {
    int[] widestFirst =
        IntStream.range(0, width.length)
            .boxed()
            .sorted(Comparator.comparing((Integer slot) -> -width[slot]))
            .mapToInt(Integer::intValue)
            .toArray();
    int[] free = {63};
    for (int slot : widestFirst) {
      int word = 0;
      while (word < free.length && free[word] < width[slot]) {
        word++;
      }
      if (word == free.length) {
        free = Arrays.copyOf(free, word + 1);
        free[word] = 64;
      }
      wordOf[slot] = word;
      free[word] -= width[slot];
    }
    return free;
  }

  private static int bits(int maximum) {
    return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(maximum));
  }

  /** The number of words a state takes. */
  public int words() {
    return end.length;
  }

  /** The number of slots of a state vector. */
  public int slots() {
    return width.length;
  }

  /** Packs {@code vector} into {@code target} from {@code at} on; false if it does not fit. */
  public boolean pack(int[] vector, long[] target, int at) {
    int excess = 0;
    int place = 0;
    for (int word = 0; word < end.length; word++) {
      long packed = 0;
      for (int stop = end[word]; place < stop; place++) {
        int slot = order[place];
        int value = vector[slot];
        excess |= value >>> width[slot];
        packed |= (long) value << shift[place];
      }
      target[at + word] = packed;
    }
    target[at] |= OCCUPIED;
    return excess == 0;
  }

  /** Writes the state packed in {@code source} from {@code at} on to {@code vector}. */
  public void unpack(long[] source, int at, int[] vector) {
    int place = 0;
    for (int word = 0; word < end.length; word++) {
      long packed = source[at + word];
      for (int stop = end[word]; place < stop; place++) {
        int slot = order[place];
        vector[slot] = (int) (packed >>> shift[place]) & ((1 << width[slot]) - 1);
      }
    }
  }

  /**
   * The next layout, in which both {@code vector} and everything up to {@code maxima} fit, with
   * room to grow for the slots of {@code vector} that this one is too narrow for.
   */
  public Packing widened(int[] vector, int[] maxima) {
    int[] needed = maxima.clone();
    for (int slot = 0; slot < needed.length; slot++) {
      boolean tooNarrow = vector[slot] >>> width[slot] != 0;
      needed[slot] = Math.max(needed[slot], tooNarrow ? 2 * vector[slot] : vector[slot]);
    }
    return fitting(needed);
  }
}
