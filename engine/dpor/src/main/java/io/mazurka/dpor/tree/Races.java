package io.mazurka.dpor.tree;

/**
 * Finds the races of the execution on the stack: pairs of dependent events that no event in between
 * orders, of which the later event could have come first.
 */
public interface Races {

  /** The last event on the stack was taken, so its races can be looked for now. */
  default void taken() {}

  /**
   * The event at {@code position} is on the stack but was not taken, so its races, and those of
   * later events, can only be looked for when the next event is taken.
   */
  default void untaken(int position) {}

  /** Hands every race of the execution, which has ended, to {@code reversal}. */
  void reverse(Reversal reversal);
}
