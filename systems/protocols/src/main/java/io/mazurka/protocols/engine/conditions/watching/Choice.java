package io.mazurka.protocols.engine.conditions.watching;

import java.util.Arrays;

/**
 * A point at which a watched condition can go several ways. The ways are taken one after the other.
 */
abstract class Choice {

  private final int[] results;
  private int at;

  Choice(int options) {
    this.results = new int[options];
    Arrays.fill(results, DecisionGraph.NEVER);
  }

  /** The number of the current way. */
  final int at() {
    return at;
  }

  final int options() {
    return results.length;
  }

  final int result(int option) {
    return results[option];
  }

  /**
   * Records the decision at the end of the current way and moves to the next way; returns whether
   * there is one.
   */
  final boolean advance(int decision) {
    results[at] = decision;
    return ++at < results.length;
  }

  /** Whether {@code other}, met on the same path in a later call, is this choice again. */
  abstract boolean isSame(Choice other);

  /** Those of some values of a position that are possible on the current way. */
  abstract int[] left(int position, int[] values);

  /** The decision that combines the decisions of all ways. */
  abstract int decision(DecisionGraph graph);
}
