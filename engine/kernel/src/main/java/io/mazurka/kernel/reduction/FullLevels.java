package io.mazurka.kernel.reduction;

import io.mazurka.kernel.reduction.Reduction.Contract;

/**
 * The levels on which states are expanded fully because there may be infinitely many of them. Where
 * no state comes again, no cycle proviso ever asks for the transitions that a reduction puts off,
 * such as those of a receiver while its sender counts on. With a full level every now and then,
 * what takes <em>n</em> steps is found within {@value #DISTANCE} times as many levels.
 */
public final class FullLevels {

  /** How far they are apart. */
  public static final int DISTANCE = 16;

  private FullLevels() {}

  /** Whether the states so many steps away from the first are expanded fully. */
  public static boolean include(long level, Contract contract) {
    return contract.endless() && level > 0 && level % DISTANCE == 0;
  }
}
