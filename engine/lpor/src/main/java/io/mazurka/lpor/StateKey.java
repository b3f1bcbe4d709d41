package io.mazurka.lpor;

/** The part of the current state that relations and conditions read. */
@FunctionalInterface
public interface StateKey {

  /**
   * Writes that part to {@code key}, beginning at the index {@code from}. Two states with equal
   * words have the same relations.
   */
  void write(long[] key, int from);
}
