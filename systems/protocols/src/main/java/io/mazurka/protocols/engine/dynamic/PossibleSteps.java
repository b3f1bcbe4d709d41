package io.mazurka.protocols.engine.dynamic;

import io.mazurka.dpor.execution.Dependence;
import java.util.List;
import java.util.stream.IntStream;

/** The steps that a process can take with a view and a count of messages. */
final class PossibleSteps {

  /** The count of the process before the step. */
  final int count;

  /** The events. */
  final long[] all;

  /** The budgets that each step of the view takes from, as bits. */
  final List<Integer> charges;

  /** The index of each event among the steps of the view. */
  final List<Integer> indices;

  /** The count after each event. */
  final List<Integer> counts;

  PossibleSteps(
      int count, long[] all, List<Integer> charges, List<Integer> indices, List<Integer> counts) {
    this.count = count;
    this.all = all;
    this.charges = charges;
    this.indices = indices;
    this.counts = counts;
  }

  /** The events that take nothing from exhausted budgets. */
  long[] allowed(int exhausted) {
    return exhausted == 0
        ? all
        : IntStream.range(0, all.length)
            .filter(event -> (charges.get(indices.get(event)) & exhausted) == 0)
            .mapToLong(event -> all[event])
            .toArray();
  }

  /** The index of a step of the view among the steps that are allowed. */
  int rank(int index, int exhausted) {
    return (int) charges.subList(0, index).stream().filter(bits -> (bits & exhausted) == 0).count();
  }

  int find(long event, Dependence dependence) {
    for (int index = 0; index < all.length; index++) {
      if (dependence.same(all[index], event)) {
        return index;
      }
    }
    throw new IllegalStateException("a planned step is not possible");
  }
}
