package io.mazurka.kernel.store;

/**
 * How eight entries of some bytes each lie in as many words: in the first word the upper byte of
 * each entry, and then what is left of the first entry, of the second, and so on.
 *
 * <p>One subtraction thus compares the upper bytes of all entries. The top bit of an entry is set,
 * so zero stands for no entry; entries fill a group from the first lane on.
 */
final class EntryGroup {

  /** How many entries a group has room for. */
  static final int LANES = 8;

  private static final long EVERY_BYTE = 0x0101010101010101L;
  private static final long EVERY_TOP = 0x8080808080808080L;

  private final int bytes;

  /** How many bits of an entry are below its upper byte. */
  private final int lowerBits;

  /** The bits below the upper byte, and below the top bit. */
  private final long lower;

  private final long kept;

  EntryGroup(int bytes) {
    this.bytes = bytes;
    this.lowerBits = Byte.SIZE * (bytes - 1);
    this.lower = (1L << lowerBits) - 1;
    this.kept = (1L << (lowerBits + Byte.SIZE - 1)) - 1;
  }

  /** The bytes of an entry if it is to keep so many bits. */
  static int bytes(int bits) {
    return bits / Byte.SIZE + 1;
  }

  /** The words of a group: as many as an entry has bytes. */
  int words() {
    return bytes;
  }

  /** The lower bits of a hash that its entry keeps, as a mask. */
  long kept() {
    return kept;
  }

  /** The entry of a hash. */
  long entry(long hash) {
    return (hash & kept) | (kept + 1);
  }

  /** The first word of a group that is full of entries with the same upper byte as this one. */
  long first(long entry) {
    return (entry >>> lowerBits) * EVERY_BYTE;
  }

  /**
   * The lanes in which two first words may agree, by the top bits of their bytes; zero only if they
   * agree in none.
   */
  static long agreeing(long first, long other) {
    long difference = first ^ other;
    return (difference - EVERY_BYTE) & ~difference & EVERY_TOP;
  }

  /** The lanes without an entry. */
  static long free(long first) {
    return ~first & EVERY_TOP;
  }

  /** The first of some lanes, or {@link #LANES} if there is none. */
  static int lane(long lanes) {
    return Long.numberOfTrailingZeros(lanes) / Byte.SIZE;
  }

  /** Whether an entry is in one of some lanes of the group that starts at {@code at}. */
  boolean contains(long[] words, int at, long lanes, long entry) {
    for (long left = lanes; left != 0; left &= left - 1) {
      if (read(words, at, lane(left)) == entry) {
        return true;
      }
    }
    return false;
  }

  /** The entry in a lane of the group that starts at {@code at}. */
  long read(long[] words, int at, int lane) {
    int bit = lane * lowerBits;
    int word = at + 1 + (bit >>> 6);
    long rest = (words[word] >>> bit) | ((words[word + 1] << 1) << ~bit);
    return (rest & lower) | (((words[at] >>> (lane * Byte.SIZE)) & 0xFF) << lowerBits);
  }

  /** Writes an entry to a free lane of the group that starts at {@code at}. */
  void write(long[] words, int at, int lane, long entry) {
    int bit = lane * lowerBits;
    int word = at + 1 + (bit >>> 6);
    long rest = entry & lower;
    words[at] |= (entry >>> lowerBits) << (lane * Byte.SIZE);
    words[word] |= rest << bit;
    words[word + 1] |= (rest >>> 1) >>> ~bit;
  }
}
