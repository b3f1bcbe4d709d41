package io.mazurka.guarded.reduction;

import java.util.BitSet;
import java.util.List;

/**
 * Relations between commands that hold in every state.
 *
 * @param dependent per command, the commands that it depends on: in some state in which both are
 *     enabled, one may disable the other, or they do not commute
 * @param makers per command and conjunct of its guard, the commands that may make the conjunct true
 * @param remark the invariants that the proofs rest on, in words
 */
public record ProvedRelations(List<BitSet> dependent, List<List<BitSet>> makers, String remark) {

  public ProvedRelations {
    dependent = List.copyOf(dependent);
    makers = List.copyOf(makers);
  }

  /** How many pairs of different commands depend on each other. */
  public int pairs() {
    int count = 0;
    for (int command = 0; command < dependent.size(); command++) {
      count += dependent.get(command).get(command + 1, dependent.size()).cardinality();
    }
    return count;
  }
}
