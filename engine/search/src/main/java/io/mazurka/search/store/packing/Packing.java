package io.mazurka.search.store.packing;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;

/**
 * A layout of state vectors in 64-bit words: each word is a number in mixed radix, with one digit
 * for each of a run of slots.
 *
 * <p>The top bit of the first word is always set, so a packed state is never zero there and a table
 * can use zero for "empty". Layouts are immutable; when a value outgrows its digit, whoever holds
 * packed states repacks them to a wider layout. The bits of a word that are not needed yet are
 * divided among its slots in proportion to their sizes, so repacking is rare.
 *
 * <p>If a state takes several words, its slots are divided into columns of neighbouring slots, and
 * each column has words of its own. All layouts of several words have the same slots in each
 * column.
 */
public final class Packing {

  private static final long OCCUPIED = 1L << 63;
  private static final double WORD_BITS = 63;
  private static final double LEAST_SLACK = 1.03;

  /** Into how many columns the slots of a state of several words are divided. */
  private static final int COLUMNS = 3;

  private static final int LEAST_RADIX = 2;

  /** The least radix if all slots fit one word with it: then room to grow costs nothing. */
  private static final int ROOMY_RADIX = 4;

  private static final long LARGEST_RADIX = Integer.MAX_VALUE + 1L;

  /** A factor that keeps the product of the radices of a word below its limit despite rounding. */
  private static final double ROUNDING = 0.9999;

  private final long[] radix;

  /** The weight of each slot's digit in its word. */
  private final long[] weight;

  /**
   * A number to multiply with instead of dividing by the weight <em>w</em>: 2 to the power of (64 +
   * {@code shift}), divided by <em>w</em> and rounded up. It is between 2 to the 63 and 2 to the
   * 64, and exact enough for dividends of 63 bits.
   */
  private final long[] reciprocal;

  private final int[] shift;

  /** The radix of each slot, or zero if no other slot is above it in its word. */
  private final long[] carry;

  /** The word each slot is in. */
  private final int[] word;

  private final int words;

  /** The first word of each column, and the number of words. */
  private final int[] columnStarts;

  private Packing(long[] radix, int[] word, int columns) {
    this.radix = radix;
    this.word = word;
    this.words = word[word.length - 1] + 1;
    this.columnStarts = new int[columns + 1];
    for (int column = 0; column < columns; column++) {
      columnStarts[column] = word[firstSlot(column, columns, word.length)];
    }
    columnStarts[columns] = words;
    this.weight = new long[radix.length];
    this.reciprocal = new long[radix.length];
    this.shift = new int[radix.length];
    this.carry = new long[radix.length];
    for (int slot = 0; slot < radix.length; slot++) {
      boolean first = slot == 0 || word[slot] != word[slot - 1];
      boolean last = slot == radix.length - 1 || word[slot] != word[slot + 1];
      weight[slot] = first ? 1 : weight[slot - 1] * radix[slot - 1];
      shift[slot] = Long.SIZE - 1 - Long.numberOfLeadingZeros(weight[slot]);
      reciprocal[slot] = reciprocal(weight[slot], shift[slot]);
      carry[slot] = last ? 0 : radix[slot];
    }
  }

  private static long reciprocal(long weight, int shift) {
    BigInteger divisor = BigInteger.valueOf(weight);
    BigInteger dividend = BigInteger.ONE.shiftLeft(Long.SIZE + shift);
    return dividend.add(divisor).subtract(BigInteger.ONE).divide(divisor).longValue();
  }

  /** A layout in which every state whose slots do not exceed {@code maxima} fits, with slack. */
  public static Packing fitting(int[] maxima) {
    return fitting(maxima, -1);
  }

  /**
   * A layout in which every state whose slots do not exceed {@code maxima} fits. A third of the
   * bits that its word can spare go to the slot {@code growing}, because that slot will probably
   * grow further; the rest is divided among all slots.
   */
  public static Packing fitting(int[] maxima, int growing) {
    int slots = maxima.length;
    int least = wordEnd(maxima, 0, slots, ROOMY_RADIX) == slots ? ROOMY_RADIX : LEAST_RADIX;
    int columns = wordEnd(maxima, 0, slots, least) == slots ? 1 : Math.min(COLUMNS, slots);
    long[] radix = new long[slots];
    int[] word = new int[slots];
    int words = 0;
    int from = 0;
    for (int column = 1; column <= columns; column++) {
      for (int end = firstSlot(column, columns, slots); from < end; words++) {
        int stop = wordEnd(maxima, from, end, least);
        double bits = bits(maxima, from, stop, least);
        double favour = from <= growing && growing < stop ? (WORD_BITS - bits) / 3 : 0;
        double share = (WORD_BITS - favour) / bits;
        for (; from < stop; from++) {
          double roomy = bits(maxima[from], least) * share + (from == growing ? favour : 0);
          radix[from] = (long) Math.min(LARGEST_RADIX, Math.pow(2, roomy) * ROUNDING);
          word[from] = words;
        }
      }
    }
    return new Packing(radix, word, columns);
  }

  /** The first slot of a column; for the column after the last, the number of slots. */
  private static int firstSlot(int column, int columns, int slots) {
    return (int) ((long) column * slots / columns);
  }

  /** The first slot that does not fit one word together with the slots from {@code from} on. */
  private static int wordEnd(int[] maxima, int from, int end, int least) {
    double bits = 0;
    int stop = from;
    while (stop < end && (bits + bits(maxima[stop], least)) * LEAST_SLACK <= WORD_BITS) {
      bits += bits(maxima[stop++], least);
    }
    return stop;
  }

  private static double bits(int[] maxima, int from, int stop, int least) {
    double bits = 0;
    for (int slot = from; slot < stop; slot++) {
      bits += bits(maxima[slot], least);
    }
    return bits;
  }

  /** Writes this layout. */
  public void save(DataOutputStream out) throws IOException {
    out.writeInt(columns());
    out.writeInt(radix.length);
    for (int slot = 0; slot < radix.length; slot++) {
      out.writeLong(radix[slot]);
      out.writeInt(word[slot]);
    }
  }

  /** Reads a layout that {@link #save} has written. */
  public static Packing restore(DataInputStream in) throws IOException {
    int columns = in.readInt();
    long[] radix = new long[in.readInt()];
    int[] word = new int[radix.length];
    for (int slot = 0; slot < radix.length; slot++) {
      radix[slot] = in.readLong();
      word[slot] = in.readInt();
    }
    return new Packing(radix, word, columns);
  }

  /** The bits of a digit that goes up to {@code maximum}; not a whole number. */
  private static double bits(int maximum, int least) {
    return Math.log(Math.max(least, maximum + 1.0)) / Math.log(2);
  }

  /** The number of words a state takes. */
  public int words() {
    return words;
  }

  /** The number of columns: one if a state takes one word. */
  public int columns() {
    return columnStarts.length - 1;
  }

  /** The first word of a column; for the column after the last, the number of words. */
  public int columnStart(int column) {
    return columnStarts[column];
  }

  /** The number of slots of a state vector. */
  public int slots() {
    return radix.length;
  }

  /** The largest value that fits a slot. */
  public int limit(int slot) {
    return (int) (radix[slot] - 1);
  }

  /**
   * Raises {@code maxima} to the values of the packed state, which it unpacks to {@code vector}.
   */
  public void raise(long[] source, int at, int[] vector, int[] maxima) {
    unpack(source, at, vector);
    for (int slot = 0; slot < vector.length; slot++) {
      maxima[slot] = Math.max(maxima[slot], vector[slot]);
    }
  }

  /** Packs {@code vector} into {@code target} from {@code at} on; every value fits its slot. */
  public void pack(int[] vector, long[] target, int at) {
    Arrays.fill(target, at, at + words, 0);
    for (int slot = 0; slot < radix.length; slot++) {
      target[at + word[slot]] += vector[slot] * weight[slot];
    }
    target[at] |= OCCUPIED;
  }

  /** The word that a slot is in. */
  public int word(int slot) {
    return word[slot];
  }

  /** The amount by which a slot's word grows when its value grows by {@code difference}. */
  public long growth(int slot, int difference) {
    return difference * weight[slot];
  }

  /** Writes the state packed in {@code source} from {@code at} on to {@code vector}. */
  public void unpack(long[] source, int at, int[] vector) {
    long above = 0;
    for (int slot = radix.length - 1; slot >= 0; slot--) {
      long quotient = quotient(source[at + word[slot]] & ~OCCUPIED, slot);
      vector[slot] = (int) (quotient - above * carry[slot]);
      above = quotient;
    }
  }

  /**
   * The word divided by the slot's weight, by a multiplication with the reciprocal, which does not
   * wait for the digits of other slots. Java takes the reciprocal as a signed number, which is too
   * small by 2 to the 64 (and zero for a power of two); adding the word makes up for that.
   */
  private long quotient(long packed, int slot) {
    return (Math.multiplyHigh(packed, reciprocal[slot]) + packed) >>> shift[slot];
  }
}
