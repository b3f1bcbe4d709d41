package io.mazurka.kernel.reduction;

import io.mazurka.kernel.reduction.Reduction.Contract;

/**
 * The levels on which all states are expanded fully, if a system may have infinitely many states. A
 * cycle proviso makes the search explore transitions that a reduction puts off, but if no state
 * comes again there is no cycle. For example, a sender that counts its messages may go on for ever
 * while the receiver is put off. With a full level now and then, a state that is <em>n</em> steps
 * away is found within {@value #DISTANCE} times <em>n</em> levels.
 */
public final class FullLevels {

  /** The distance between two full levels. */
  public static final int DISTANCE = 16;

  private FullLevels() {}

  /**
   * Whether the states that are {@code level} steps away from the initial states are expanded
   * fully.
   */
  public static boolean include(long level, Contract contract) {
    return contract.endless() && level > 0 && level % DISTANCE == 0;
  }
}
