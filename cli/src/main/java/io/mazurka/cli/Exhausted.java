package io.mazurka.cli;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.Verdict;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.kernel.search.SearchResult.Statistics;
import java.util.List;

/** The result of a check that ran out of memory before or after its search, with no figures. */
final class Exhausted {

  private Exhausted() {}

  static CheckResult memory() {
    return new CheckResult(
        Verdict.INCONCLUSIVE,
        List.of(),
        EndReason.MEMORY_LIMIT,
        new Statistics(0, 0, 0, 0, 0, 0),
        0,
        Guarantee.of(Strength.SAMPLED, "the memory was full outside the search"),
        List.of(),
        null);
  }
}
