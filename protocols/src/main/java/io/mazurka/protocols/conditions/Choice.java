package io.mazurka.protocols.conditions;

import java.util.Arrays;

/** A point at which a condition could go several ways, which are taken one after the other. */
abstract class Choice {

  private final int[] results;
  private int at;

  Choice(int options) {
    this.results = new int[options];
    Arrays.fill(results, DecisionGraph.NEVER);
  }

  /** The number of the way that is taken now. */
  final int at() {
    return at;
  }

  final int options() {
    return results.length;
  }

  final int result(int option) {
    return results[option];
  }

  /** The present way led to a decision; whether there is another way to take. */
  final boolean advance(int decision) {
    results[at] = decision;
    return ++at < results.length;
  }

  /** Whether it is the choice that was made before on the same way. */
  abstract boolean isSame(Choice other);

  /** The values that are left of a position on the present way. */
  abstract int[] left(int position, int[] values);

  /** The decision that all ways together make. */
  abstract int decision(DecisionGraph graph);
}
