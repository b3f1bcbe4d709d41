package io.mazurka.kernel.explicit;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/**
 * The figures of a graph unfolded into a tree, where a state counts once for each path to it. A
 * search without a store explores this tree.
 */
public record Unfolding(long states, long terminal, long violating, int depth) {

  private static final int MOST = 20_000;

  /** The unfolding if it is finite and small. */
  public static Optional<Unfolding> of(ExplicitSystem system, IntPredicate violates) {
    Map<Integer, Long> level = new TreeMap<>();
    for (int number : system.initial()) {
      level.put(number, 1L);
    }
    Unfolding sum = new Unfolding(0, 0, 0, -1);
    while (!level.isEmpty()) {
      Map<Integer, Long> next = new TreeMap<>();
      for (Map.Entry<Integer, Long> entry : level.entrySet()) {
        sum = sum.plus(entry.getValue(), system, entry.getKey(), violates);
        for (int target : system.successors(entry.getKey())) {
          next.merge(target, entry.getValue(), Long::sum);
        }
      }
      sum = new Unfolding(sum.states, sum.terminal, sum.violating, sum.depth + 1);
      if (sum.states > MOST || sum.depth > system.size()) {
        return Optional.empty();
      }
      level = next;
    }
    return Optional.of(sum);
  }

  private Unfolding plus(long paths, ExplicitSystem system, int number, IntPredicate violates) {
    return new Unfolding(
        states + paths,
        terminal + (system.successors(number).length == 0 ? paths : 0),
        violating + (violates.test(number) ? paths : 0),
        depth);
  }
}
