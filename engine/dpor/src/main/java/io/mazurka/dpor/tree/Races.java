package io.mazurka.dpor.tree;

/**
 * The races of the execution on the stack: pairs of dependent events that nothing in between
 * orders, of which the later one could have come first.
 */
public interface Races {

  /** The last event on the stack was taken: its races can be looked for. */
  default void taken() {}

  /** Tells of every race of the execution, which has ended. */
  void reverse(Reversal reversal);
}
