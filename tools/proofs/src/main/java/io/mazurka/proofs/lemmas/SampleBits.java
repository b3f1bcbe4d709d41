package io.mazurka.proofs.lemmas;

/** Sets as bits in words. */
final class SampleBits {

  private SampleBits() {}

  static int count(long[] bits) {
    int count = 0;
    for (long word : bits) {
      count += Long.bitCount(word);
    }
    return count;
  }

  static boolean areApart(long[] one, long[] other) {
    for (int word = 0; word < one.length; word++) {
      if ((one[word] & other[word]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Stores the intersection of two sets in a third; returns its size. */
  static int meet(long[] one, long[] other, long[] both) {
    int count = 0;
    for (int word = 0; word < one.length; word++) {
      both[word] = one[word] & other[word];
      count += Long.bitCount(both[word]);
    }
    return count;
  }

  /** The size of the intersection of two sets. */
  static int meeting(long[] one, long[] other) {
    int count = 0;
    for (int word = 0; word < one.length; word++) {
      count += Long.bitCount(one[word] & other[word]);
    }
    return count;
  }
}
