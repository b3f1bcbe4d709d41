package io.mazurka.lpor;

/** The part of the current state that relations and conditions read. */
@FunctionalInterface
public interface StateKey {

  /** Writes it to the words of the key from this one on. Two states with equal words are alike. */
  void write(long[] key, int from);
}
