package io.mazurka.dpor.tree;

/** Receives races and plans to reverse them. */
@FunctionalInterface
public interface Reversal {

  /**
   * Receives a race.
   *
   * @param earlier the position of the earlier event of the race
   * @param sequence the events that reverse the race if they are run from the state before the
   *     earlier event; valid until this method returns, which may change it
   */
  void reverse(int earlier, Sequence sequence);
}
