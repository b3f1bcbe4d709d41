package io.mazurka.cli.outcome;

import io.mazurka.catalogue.cluster.ClusterFailedException;
import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.ModelTooLargeException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import java.util.List;

/**
 * Makes the result of a check that ended outside of its search, from the last reported figures.
 *
 * @param undecided the properties of the check, all undecided
 * @param seconds the duration of the check
 */
public record Exhausted(List<PropertyResult> undecided, double seconds) {

  public CheckResult memory(Statistics figures) {
    String reason = "the memory was full outside the search";
    return result(EndReason.MEMORY_LIMIT, Guarantee.of(Strength.BOUNDED, reason), "", figures);
  }

  public CheckResult cluster(ClusterFailedException problem, boolean interrupted) {
    Guarantee guarantee = Guarantee.of(Strength.BOUNDED, String.valueOf(problem.getMessage()));
    EndReason end = interrupted ? EndReason.INTERRUPTED : EndReason.CLUSTER_FAILED;
    return result(end, guarantee, problem.advice(), problem.figures());
  }

  public CheckResult model(ModelTooLargeException problem, Statistics figures) {
    return result(EndReason.MODEL_LIMIT, problem.guarantee(), problem.advice(), figures);
  }

  public CheckResult time(LateException late, Statistics figures) {
    Guarantee guarantee =
        Guarantee.of(Strength.BOUNDED, "stopped by the time limit " + late.where());
    return result(EndReason.TIME_LIMIT, guarantee, "", figures);
  }

  private CheckResult result(
      EndReason end, Guarantee guarantee, String advice, Statistics figures) {
    return new CheckResult(
        Verdict.INCONCLUSIVE,
        undecided,
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
