package io.mazurka.guarded.reduction;

import java.util.BitSet;
import java.util.List;

/**
 * Relations between commands that hold in every state.
 *
 * @param dependent per command, those that it may disable or be disabled by where both are enabled,
 *     or with which it does not commute
 * @param makers per command and conjunct of its guard, the commands that may make it true
 * @param remark what they rest on, in words
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
