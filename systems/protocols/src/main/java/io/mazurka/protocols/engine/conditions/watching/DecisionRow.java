package io.mazurka.protocols.engine.conditions.watching;

import java.util.Arrays;

/**
 * For each value of a position, the decision that follows, or {@link DecisionGraph#NEVER} if the
 * value is impossible.
 */
public final class DecisionRow {

  private final int position;
  private final int[] decisions;
  private final int hash;

  DecisionRow(int position, int[] decisions) {
    this.position = position;
    this.decisions = decisions;
    this.hash = 31 * position + Arrays.hashCode(decisions);
  }

  public int position() {
    return position;
  }

  /** The number of values of the position. */
  int size() {
    return decisions.length;
  }

  public int decision(int value) {
    return decisions[value];
  }

  /** Whether some value leads to a decision. */
  boolean has(int decision) {
    for (int each : decisions) {
      if (each == decision) {
        return true;
      }
    }
    return false;
  }

  /** The decisions in this row, without repetitions. */
  public int[] distinct() {
    return Arrays.stream(decisions)
        .filter(each -> each != DecisionGraph.NEVER)
        .distinct()
        .toArray();
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof DecisionRow row
            && hash == row.hash
            && position == row.position
            && Arrays.equals(decisions, row.decisions));
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
