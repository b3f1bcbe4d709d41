package io.mazurka.search.store;

/**
 * How the hashes of a shard are divided among so many groups, their homes, if an entry is found at
 * most {@link #WINDOW} groups from its home on: what an entry has to keep, and how the whole hash
 * follows from an entry and the group that it was found in.
 */
record Homes(int shard, int groups) {

  /** The groups in which an entry may be: its home, and those after it. */
  static final int WINDOW = 8;

  /** The bits of a hash that tell the home, as a fraction of all, and those below them. */
  private static final int FRACTION_BITS = 31;

  private static final int BITS_ABOVE = StateStore.SHARD_BITS;
  private static final int BITS_BELOW = Long.SIZE - BITS_ABOVE - FRACTION_BITS;

  /** The home of a hash among so many groups. */
  static int home(long hash, int groups) {
    return (int)
        ((((hash << BITS_ABOVE) >>> (Long.SIZE - FRACTION_BITS)) * groups) >>> FRACTION_BITS);
  }

  /** How many lower bits tell apart all hashes that may be in a group. */
  int bits() {
    long ofOneHome = ((1L << FRACTION_BITS) / groups + 1) << BITS_BELOW;
    return Long.SIZE - Long.numberOfLeadingZeros(WINDOW * ofOneHome);
  }

  /** A lower bound of the hashes that may be in a group, near enough. */
  long least(int group) {
    long fraction = (((long) group - WINDOW + 1) << FRACTION_BITS) / groups;
    return ((long) shard << (Long.SIZE - BITS_ABOVE)) + (fraction << BITS_BELOW);
  }

  /** The hash that an entry stands for, if {@code least} is the lower bound of its group. */
  static long hash(long least, long entry, long kept) {
    return least + ((entry - least) & kept);
  }
}
