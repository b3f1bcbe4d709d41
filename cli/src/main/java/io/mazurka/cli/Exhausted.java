package io.mazurka.cli;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.Verdict;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.kernel.search.SearchResult.Statistics;
import java.util.List;

/** The result of a check that met a limit before or after its search, with no figures. */
final class Exhausted {

  private Exhausted() {}

  static CheckResult memory() {
    String reason = "the memory was full outside the search";
    return result(EndReason.MEMORY_LIMIT, Guarantee.of(Strength.SAMPLED, reason), "");
  }

  static CheckResult model(ModelTooLargeException problem) {
    return result(EndReason.MODEL_LIMIT, problem.guarantee(), problem.advice());
  }

  private static CheckResult result(EndReason end, Guarantee guarantee, String advice) {
    return new CheckResult(
        Verdict.INCONCLUSIVE,
        List.of(),
        end,
        new Statistics(0, 0, 0, 0, 0, 0),
        0,
        guarantee,
        List.of(),
        null,
        List.of(),
        null,
        null,
        advice);
  }
}
