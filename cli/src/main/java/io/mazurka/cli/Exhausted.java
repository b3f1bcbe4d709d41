package io.mazurka.cli;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.Verdict;
import io.mazurka.kernel.cluster.ClusterFailedException;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.kernel.search.SearchResult.Statistics;
import java.util.List;

/** The result of a check that ended outside of its search, with the figures told last. */
final class Exhausted {

  private Exhausted() {}

  static CheckResult memory(Statistics figures, double seconds) {
    String reason = "the memory was full outside the search";
    return result(
        EndReason.MEMORY_LIMIT, Guarantee.of(Strength.BOUNDED, reason), "", figures, seconds);
  }

  static CheckResult cluster(ClusterFailedException problem, boolean interrupted, double seconds) {
    Guarantee guarantee = Guarantee.of(Strength.BOUNDED, String.valueOf(problem.getMessage()));
    EndReason end = interrupted ? EndReason.INTERRUPTED : EndReason.CLUSTER_FAILED;
    return result(end, guarantee, problem.advice(), problem.figures(), seconds);
  }

  static CheckResult model(ModelTooLargeException problem, Statistics figures, double seconds) {
    return result(EndReason.MODEL_LIMIT, problem.guarantee(), problem.advice(), figures, seconds);
  }

  static CheckResult time(LateException late, Statistics figures, double seconds) {
    Guarantee guarantee =
        Guarantee.of(Strength.BOUNDED, "stopped by the time limit " + late.where());
    return result(EndReason.TIME_LIMIT, guarantee, "", figures, seconds);
  }

  private static CheckResult result(
      EndReason end, Guarantee guarantee, String advice, Statistics figures, double seconds) {
    return new CheckResult(
        Verdict.INCONCLUSIVE,
        List.of(),
        end,
        figures,
        seconds,
        seconds,
        1,
        guarantee,
        List.of(),
        null,
        List.of(),
        null,
        null,
        null,
        List.of(),
        advice,
        -1);
  }
}
