package io.mazurka.protocols.engine.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;

/** An immutable set of small non-negative numbers. */
public final class NumberSet {

  private static final NumberSet NONE = new NumberSet(new long[0]);

  private final long[] words;

  private NumberSet(long[] words) {
    this.words = words;
  }

  public static NumberSet none() {
    return NONE;
  }

  public static NumberSet of(BitSet numbers) {
    return numbers.isEmpty() ? NONE : new NumberSet(numbers.toLongArray());
  }

  public boolean contains(int number) {
    int word = number >> 6;
    return word < words.length && (words[word] >>> number & 1) != 0;
  }

  public boolean intersects(NumberSet other) {
    for (int word = Math.min(words.length, other.words.length) - 1; word >= 0; word--) {
      if ((words[word] & other.words[word]) != 0) {
        return true;
      }
    }
    return false;
  }

  public boolean isEmpty() {
    return words.length == 0;
  }

  /** The numbers in ascending order. */
  public IntStream stream() {
    return BitSet.valueOf(words).stream();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NumberSet set && Arrays.equals(words, set.words);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(words);
  }

  @Override
  public String toString() {
    return BitSet.valueOf(words).toString();
  }
}
