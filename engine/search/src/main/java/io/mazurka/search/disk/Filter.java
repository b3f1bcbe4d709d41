package io.mazurka.search.disk;

/**
 * A Bloom filter of the states on the disk, with two bits a state: it recognises most states that
 * are not there without reading anything. Its size is fixed; the more states there are the less it
 * helps, and in the end it is not asked any more.
 */
final class Filter {

  private static final long MULTIPLIER = 0xBF58476D1CE4E5B9L;
  private static final long FINISHER = 0x94D049BB133111EBL;

  private final int width;
  private final long[] bits;
  private long states;

  Filter(int width, int words) {
    this.width = width;
    this.bits = new long[Math.max(1, words)];
  }

  /** Adds a state. */
  void add(long[] words, int at) {
    states++;
    if (isUseful()) {
      long hash = hash(words, at);
      bits[place(hash)] |= mask(hash);
    }
  }

  /** Whether a state may have been added. */
  boolean mayContain(long[] words, int at) {
    if (!isUseful()) {
      return true;
    }
    long hash = hash(words, at);
    long mask = mask(hash);
    return (bits[place(hash)] & mask) == mask;
  }

  /** Whether there are fewer states than bits. */
  private boolean isUseful() {
    return states < (long) bits.length * Long.SIZE;
  }

  private int place(long hash) {
    return (int) Math.multiplyHigh(hash >>> 1, 2L * bits.length);
  }

  /** Two bits of one word, so that a look costs one access to memory. */
  private static long mask(long hash) {
    return 1L << (hash & (Long.SIZE - 1)) | 1L << ((hash >>> 6) & (Long.SIZE - 1));
  }

  private long hash(long[] words, int at) {
    long hash = 0;
    for (int word = 0; word < width; word++) {
      hash = (hash ^ (hash >>> 31)) * MULTIPLIER + words[at + word];
    }
    hash = (hash ^ (hash >>> 30)) * MULTIPLIER;
    hash = (hash ^ (hash >>> 27)) * FINISHER;
    return hash ^ (hash >>> 31);
  }
}
