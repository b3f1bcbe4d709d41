package io.mazurka.search.store;

/**
 * How eight entries of some bytes each lie in as many words: in the first word a byte of each
 * entry, its tag, and then what is left of the first entry, of the second, and so on.
 *
 * <p>One subtraction thus compares the tags of all entries. A tag is the lowest bits of a hash, as
 * the upper ones are much the same in all of a group; above them it has a bit that is set, so zero
 * stands for no entry. Entries fill a group from the first lane on.
 */
final class EntryGroup {

  /** How many entries a group has room for. */
  static final int LANES = 8;

  private static final int TAG_BITS = 7;
  private static final long TAG = (1L << TAG_BITS) - 1;
  private static final long EVERY_BYTE = 0x0101010101010101L;
  private static final long EVERY_TOP = 0x8080808080808080L;

  private final int bytes;

  /** How many bits an entry has beside its tag, as a number and as a mask. */
  private final int restBits;

  private final long rest;

  EntryGroup(int bytes) {
    this.bytes = bytes;
    this.restBits = Byte.SIZE * (bytes - 1);
    this.rest = (1L << restBits) - 1;
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
    return (rest << TAG_BITS) | TAG;
  }

  /** The first word of a group that is full of entries with the tag of this hash. */
  static long first(long hash) {
    return ((hash & TAG) | (TAG + 1)) * EVERY_BYTE;
  }

  /** The lanes in which two first words agree, by the top bits of their bytes. */
  static long agreeing(long first, long other) {
    long difference = first ^ other;
    return ~(((difference & ~EVERY_TOP) + ~EVERY_TOP) | difference) & EVERY_TOP;
  }

  /** The lanes without an entry. */
  static long free(long first) {
    return ~first & EVERY_TOP;
  }

  /** The first of some lanes, or {@link #LANES} if there is none. */
  static int lane(long lanes) {
    return Long.numberOfTrailingZeros(lanes) / Byte.SIZE;
  }

  /** Whether one of some lanes of the group that starts at {@code at} has the rest of a hash. */
  boolean contains(long[] words, int at, long lanes, long hash) {
    long wanted = (hash >>> TAG_BITS) & rest;
    for (long left = lanes; left != 0; left &= left - 1) {
      if (rest(words, at, lane(left)) == wanted) {
        return true;
      }
    }
    return false;
  }

  /** Reads the word in which an entry ends and the one before: both are always in the group. */
  private long rest(long[] words, int at, int lane) {
    int end = (lane + 1) * restBits;
    int last = at + 1 + ((end - 1) >>> 6);
    return ((words[last] << -end) | ((words[last - 1] >>> 1) >>> (end - 1))) >>> -restBits;
  }

  /** The bits that were kept of the hash in a lane of the group that starts at {@code at}. */
  long read(long[] words, int at, int lane) {
    return (rest(words, at, lane) << TAG_BITS) | ((words[at] >>> (lane * Byte.SIZE)) & TAG);
  }

  /** Writes what is kept of a hash to a free lane of the group that starts at {@code at}. */
  void write(long[] words, int at, int lane, long hash) {
    int end = (lane + 1) * restBits;
    int last = at + 1 + ((end - 1) >>> 6);
    long kept = (hash >>> TAG_BITS) << -restBits;
    words[at] |= ((hash & TAG) | (TAG + 1)) << (lane * Byte.SIZE);
    words[last] |= kept >>> -end;
    words[last - 1] |= (kept << 1) << (end - 1);
  }
}
