package io.mazurka.search.store;

/**
 * Divides the hashes of a shard among {@code groups} groups. The home of a hash is the group where
 * it belongs; its entry is in one of the {@link #WINDOW} groups from its home on. This record says
 * how many bits an entry has to keep, and computes the whole hash from an entry and its group.
 */
record Homes(int shard, int groups) {

  /** The number of groups in which an entry may be: its home and those after it. */
  static final int WINDOW = 8;

  /** How many bits of a hash decide its home. They come after those of the shard. */
  private static final int FRACTION_BITS = 31;

  private static final int BITS_ABOVE = StateStore.SHARD_BITS;
  private static final int BITS_BELOW = Long.SIZE - BITS_ABOVE - FRACTION_BITS;

  /** The home of a hash among {@code groups} groups. */
  static int home(long hash, int groups) {
    return (int)
        ((((hash << BITS_ABOVE) >>> (Long.SIZE - FRACTION_BITS)) * groups) >>> FRACTION_BITS);
  }

  /** How many lower bits suffice to tell apart the hashes that may be in one group. */
  int bits() {
    long ofOneHome = ((1L << FRACTION_BITS) / groups + 1) << BITS_BELOW;
    return Long.SIZE - Long.numberOfLeadingZeros(WINDOW * ofOneHome);
  }

  /**
   * A lower bound of the hashes that may be in a group, near enough to compute a hash from its
   * lower bits.
   */
  long least(int group) {
    long fraction = (((long) group - WINDOW + 1) << FRACTION_BITS) / groups;
    return ((long) shard << (Long.SIZE - BITS_ABOVE)) + (fraction << BITS_BELOW);
  }

  /**
   * The whole hash of an entry; {@code least} is the lower bound of its group, {@code kept} the
   * mask of the bits in the entry.
   */
  static long hash(long least, long entry, long kept) {
    return least + ((entry - least) & kept);
  }
}
