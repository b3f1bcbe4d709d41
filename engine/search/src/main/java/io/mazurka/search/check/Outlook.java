package io.mazurka.search.check;

import io.mazurka.kernel.UsageNotes;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.search.coverage.FoundExecutions;
import io.mazurka.search.coverage.StepCoverage;
import io.mazurka.search.order.LevelSizes;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What a search that ended early has not seen, and a guess how far it has come.
 *
 * <p>The guess extrapolates the sizes of the breadth-first levels. These mostly rise and fall like
 * a bell (Pelánek and Šimeček 2008), so the logarithm of the ratio of neighbouring levels falls
 * along a line. The line is fitted to the last levels and followed to the end.
 *
 * @param notTaken the declared steps that were possible in no state so far, of those that were
 *     expanded or looked at for the coverage; null if not known
 * @param found how many states were found
 * @param waiting how many of them were not expanded; -1 if not known
 * @param estimate a guess how many states there are in all; -1 if there is none
 * @param coverage which steps the executions take by which states were found; null if the search
 *     does not know these
 */
@SuppressWarnings("exports")
public record Outlook(
    @Nullable List<String> notTaken,
    long found,
    long waiting,
    long estimate,
    @Nullable StepCoverage coverage) {

  /** Fewer ratios say too little. */
  private static final int FEWEST_RATIOS = 3;

  /** Earlier levels say too little of the later ones. */
  private static final int MOST_RATIOS = 8;

  /** With a flatter line, the guess would depend on noise. */
  private static final double LEAST_FALL = 0.01;

  public Outlook {
    notTaken = notTaken == null ? null : List.copyOf(notTaken);
  }

  /** The outlook of a search, or null if it has found all that it looks for. */
  static @Nullable Outlook of(
      CompiledModel model, SearchTask task, SearchResult result, @Nullable LevelSizes levels) {
    boolean early =
        switch (result.end()) {
          case TIME_LIMIT, STATE_LIMIT, DEPTH_LIMIT, MEMORY_LIMIT, INTERRUPTED -> true;
          case EXHAUSTED, VIOLATION, DECIDED, PLAN_LIMIT, MODEL_LIMIT, CLUSTER_FAILED -> false;
        };
    if (!early || result.executions() != null || model.exploration() != null) {
      return null;
    }
    long found = result.statistics().states();
    StepCoverage coverage =
        levels == null
                || result.end() == EndReason.MEMORY_LIMIT
                || levels.log().isOnShelf()
                || result.statistics().depth() > FoundExecutions.MOST_DEPTH
            ? null
            : FoundExecutions.coverage(
                task.system(),
                task.symmetry().canonicalizers().get(),
                levels.log(),
                found - levels.waiting());
    List<String> notTaken =
        model.system() instanceof UsageNotes notes ? notes.unused(false).neverTaken() : null;
    boolean growing = result.end() != EndReason.DEPTH_LIMIT && levels != null;
    return new Outlook(
        notTaken,
        found,
        levels == null ? -1 : levels.waiting(),
        growing && levels != null ? estimate(levels.sizes(), found) : -1,
        coverage);
  }

  /** A guess at the number of all states, or -1 if the levels do not say. */
  static long estimate(List<Long> sizes, long found) {
    int ratios = Math.min(MOST_RATIOS, sizes.size() - 1);
    if (ratios < FEWEST_RATIOS) {
      return -1;
    }
    int first = sizes.size() - 1 - ratios;
    double sumOfPlaces = 0;
    double sum = 0;
    double squares = 0;
    double products = 0;
    for (int place = 0; place < ratios; place++) {
      double growth = Math.log((double) sizes.get(first + place + 1) / sizes.get(first + place));
      sumOfPlaces += place;
      sum += growth;
      squares += (double) place * place;
      products += place * growth;
    }
    double slope =
        (ratios * products - sumOfPlaces * sum) / (ratios * squares - sumOfPlaces * sumOfPlaces);
    if (slope > -LEAST_FALL) {
      return -1;
    }
    double growth = (sum - slope * sumOfPlaces) / ratios + slope * ratios;
    double level = sizes.get(sizes.size() - 1);
    double total = sizes.stream().mapToDouble(Long::doubleValue).sum();
    while (level >= 1 && total < Long.MAX_VALUE) {
      level *= Math.exp(growth);
      growth += slope;
      total += level;
    }
    return Math.max(found, total < Long.MAX_VALUE ? Math.round(total) : -1);
  }

  /** How far the search has come, in words. */
  public String words() {
    if (estimate < 0 || waiting < 0) {
      return "no guess: the levels do not fall off";
    }
    double share = (double) (found - waiting) / Math.max(1, estimate);
    return String.format(
        Locale.ROOT,
        "about %.0f%% of %,d states, if the levels go on as they did; a guess",
        100 * share,
        rounded(estimate));
  }

  /** The number with two digits that are not zero; more would look like knowledge. */
  private static long rounded(long number) {
    long unit = 1;
    while (number / unit >= 100) {
      unit *= 10;
    }
    return Math.round((double) number / unit) * unit;
  }
}
