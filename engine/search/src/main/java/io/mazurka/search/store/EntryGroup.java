package io.mazurka.search.store;

/**
 * The layout of a group of eight entries in an array of words. If an entry has <em>n</em> bytes,
 * the group has <em>n</em> words. The first word has one byte of each entry, its tag; then comes
 * the rest of the first entry, of the second, and so on.
 *
 * <p>So a few instructions compare the tags of all entries at once. A tag consists of the lowest
 * bits of a hash, because the upper bits are similar in all entries of a group; the top bit of a
 * tag is set, so that zero means that there is no entry. A lane is the place of an entry; entries
 * fill a group from the first lane on.
 */
final class EntryGroup {

  /** How many entries a group has room for. */
  static final int LANES = 8;

  private static final int TAG_BITS = 7;
  private static final long TAG = (1L << TAG_BITS) - 1;
  private static final long EVERY_BYTE = 0x0101010101010101L;
  private static final long EVERY_TOP = 0x8080808080808080L;

  private final int bytes;

  /** How many bits an entry has beside its tag. */
  private final int restBits;

  /** The mask of {@link #restBits} bits. */
  private final long rest;

  EntryGroup(int bytes) {
    this.bytes = bytes;
    this.restBits = Byte.SIZE * (bytes - 1);
    this.rest = (1L << restBits) - 1;
  }

  /** How many bytes an entry needs to keep {@code bits} bits of a hash. */
  static int bytes(int bits) {
    return bits / Byte.SIZE + 1;
  }

  /** How many words a group has: as many as an entry has bytes. */
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

  /** The lanes in which two first words agree; a lane is represented by the top bit of its byte. */
  static long agreeing(long first, long other) {
    long difference = first ^ other;
    return ~(((difference & ~EVERY_TOP) + ~EVERY_TOP) | difference) & EVERY_TOP;
  }

  /** The lanes without an entry. */
  static long free(long first) {
    return ~first & EVERY_TOP;
  }

  /**
   * The number of the first lane in the set {@code lanes}, or {@link #LANES} if the set is empty.
   */
  static int lane(long lanes) {
    return Long.numberOfTrailingZeros(lanes) / Byte.SIZE;
  }

  /**
   * Whether an entry in one of the {@code lanes} of the group at {@code at} has the rest of this
   * hash.
   */
  boolean contains(long[] words, int at, long lanes, long hash) {
    long wanted = (hash >>> TAG_BITS) & rest;
    for (long left = lanes; left != 0; left &= left - 1) {
      if (rest(words, at, lane(left)) == wanted) {
        return true;
      }
    }
    return false;
  }

  /**
   * The rest of an entry: it reads the word in which the entry ends and the word before; both are
   * always in the group.
   */
  private long rest(long[] words, int at, int lane) {
    int end = (lane + 1) * restBits;
    int last = at + 1 + ((end - 1) >>> 6);
    return ((words[last] << -end) | ((words[last - 1] >>> 1) >>> (end - 1))) >>> -restBits;
  }

  /** The bits that were kept of the hash in a lane of the group that starts at {@code at}. */
  long read(long[] words, int at, int lane) {
    return (rest(words, at, lane) << TAG_BITS) | ((words[at] >>> (lane * Byte.SIZE)) & TAG);
  }

  /** Writes the kept bits of a hash to a free lane of the group that starts at {@code at}. */
  void write(long[] words, int at, int lane, long hash) {
    int end = (lane + 1) * restBits;
    int last = at + 1 + ((end - 1) >>> 6);
    long kept = (hash >>> TAG_BITS) << -restBits;
    words[at] |= ((hash & TAG) | (TAG + 1)) << (lane * Byte.SIZE);
    words[last] |= kept >>> -end;
    words[last - 1] |= (kept << 1) << (end - 1);
  }
}
