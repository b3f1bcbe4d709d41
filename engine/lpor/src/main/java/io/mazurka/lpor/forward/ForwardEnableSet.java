package io.mazurka.lpor.forward;

import io.mazurka.lpor.RelationTable;
import io.mazurka.lpor.TransitionSet;
import java.util.ArrayDeque;
import java.util.List;

/**
 * The forward enable set of one transition: for every transition at the end of a chain of enabling,
 * the enabling sets that the chain needs. A chain is left out if another chain to the same
 * transition needs less, because the first is blocked whenever the second is.
 */
final class ForwardEnableSet {

  private final RelationTable table;
  private final EnablingSetNumbers numbers;
  private final MinimalSets[] needed;

  ForwardEnableSet(RelationTable table, EnablingSetNumbers numbers, int start) {
    this.table = table;
    this.numbers = numbers;
    needed = new MinimalSets[table.transitions()];
    for (int transition = 0; transition < needed.length; transition++) {
      needed[transition] = new MinimalSets();
    }
    extendChains(start);
  }

  private void extendChains(int start) {
    needed[start].add(TransitionSet.empty(numbers.size()));
    ArrayDeque<Integer> ends = new ArrayDeque<>(List.of(start));
    ArrayDeque<long[]> needs = new ArrayDeque<>(List.of(needed[start].last()));
    while (!ends.isEmpty()) {
      int end = ends.remove();
      long[] need = needs.remove();
      for (int next = 0; next < needed.length; next++) {
        if (table.canEnable(end, next) && needed[next].add(withSetsOf(next, need))) {
          ends.add(next);
          needs.add(needed[next].last());
        }
      }
    }
  }

  private long[] withSetsOf(int transition, long[] need) {
    long[] more = need.clone();
    for (int number = numbers.first(transition); number < numbers.first(transition + 1); number++) {
      TransitionSet.add(more, number);
    }
    return more;
  }

  /**
   * The minimal sets that chains need which end with a transition on which {@code member} depends.
   */
  MinimalSets neededToThreaten(int member) {
    MinimalSets result = new MinimalSets();
    for (int transition : TransitionSet.members(table.dependentOn(member))) {
      result.addAll(needed[transition]);
    }
    return result;
  }
}
