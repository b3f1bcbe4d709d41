package io.mazurka.protocols.engine.dynamic;

import io.mazurka.dpor.execution.Dependence;
import java.util.List;
import java.util.stream.IntStream;

/** The events that a process can take with one view and one count of its messages. */
final class PossibleSteps {

  /** The count of the process before these events. */
  final int count;

  /** The events, in the order of the steps of the view. */
  final long[] all;

  /** The budgets that each step of the view takes from, as bits. */
  final List<Integer> charges;

  /** Per event, the index of its step among the steps of the view. */
  final List<Integer> indices;

  /** Per event, the count of the process after it. */
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

  /** The index of a step of the view among the steps that the exhausted budgets allow. */
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
