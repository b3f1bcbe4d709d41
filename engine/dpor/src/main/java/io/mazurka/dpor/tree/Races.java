package io.mazurka.dpor.tree;

/**
 * Finds the races of the execution on the stack: pairs of dependent events that no event in between
 * orders, of which the later event could have come first.
 */
public interface Races {

  /** The last event on the stack was taken, so its races can be looked for now. */
  default void taken() {}

  /** Hands every race of the execution, which has ended, to {@code reversal}. */
  void reverse(Reversal reversal);
}
