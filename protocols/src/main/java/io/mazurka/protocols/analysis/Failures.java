package io.mazurka.protocols.analysis;

import io.mazurka.kernel.ModelMisbehavedException;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The situations in which user code was found to fail: the first of them, and how many. */
final class Failures {

  private String first = "";

  /** How many there are of each depth. */
  private final SortedMap<Integer, Integer> counts = new TreeMap<>();

  /**
   * @param depth so many steps it takes at least to come there
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

  /** Forgets what is deeper than that; the first is the least deep. */
  void cut(double depth) {
    counts.keySet().removeIf(each -> each > depth);
  }

  /** In words, if there are any. */
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
