package io.mazurka.protocols.engine.analysis.exploration;

import io.mazurka.kernel.ModelMisbehavedException;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The situations in which user code was found to fail: the text of the first one, and how many
 * there are.
 */
final class Failures {

  private String first = "";

  /** The number of failures per depth. */
  private final SortedMap<Integer, Integer> counts = new TreeMap<>();

  /**
   * Adds a failure.
   *
   * @param depth the least number of steps that lead to the failure
   */
  void add(ModelMisbehavedException failure, int depth) {
    counts.merge(depth, 1, Integer::sum);
    if (first.isEmpty()) {
      first =
          String.valueOf(failure.getMessage())
              .lines()
              .map(String::strip)
              .collect(Collectors.joining("; "));
    }
  }

  /**
   * Forgets failures that are deeper than {@code depth}. The text stays: the first failure is among
   * the least deep ones.
   */
  void cut(double depth) {
    counts.keySet().removeIf(each -> each > depth);
  }

  /** The failures as a text; empty if there are none. */
  Optional<String> text() {
    int count = counts.values().stream().mapToInt(Integer::intValue).sum();
    String others =
        count == 2
            ? ", and one other situation"
            : String.format(Locale.ROOT, ", and %,d other situations", count - 1);
    return count == 0
        ? Optional.empty()
        : Optional.of(
            "user code fails in a situation that need not come up, which ends the search if it"
                + " does: "
                + first
                + (count == 1 ? "" : others));
  }
}
