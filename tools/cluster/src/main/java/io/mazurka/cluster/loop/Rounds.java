package io.mazurka.cluster.loop;

import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.step.Problem;
import io.mazurka.cluster.step.StepOrder;
import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.UsageNotes;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The supersteps of a search, one after the other, until nothing is left to explore, the properties
 * are decided, or a limit is reached.
 */
final class Rounds {

  private static final long FIRST_BUDGET = 1 << 12;
  private static final long MOST_BUDGET = 1 << 18;
  private static final long LEAST_BUDGET = 1 << 6;

  private final WatchedSteps steps;
  private final Job job;
  private final ClusterFindings findings;
  private @Nullable EndReason end;

  Rounds(WatchedSteps steps) {
    this.steps = steps;
    this.job = steps.job();
    this.findings = new ClusterFindings(job.workshop().task());
  }

  /**
   * Runs the supersteps. Returns the layout that the model needs if the search must begin anew;
   * empty if it need not.
   */
  List<String> run() {
    long budget = FIRST_BUDGET;
    while (end == null) {
      steps.step(StepOrder.search(Math.min(budget, allowance())));
      if (steps.areAbandoned()) {
        end = steps.end();
        return List.of();
      }
      budget = Math.min(MOST_BUDGET, 4 * budget);
      findings.takeIn(steps.reports());
      for (StepReport report : steps.reports()) {
        if (report.problem() instanceof Problem.Outgrown outgrown) {
          return outgrown.layout();
        }
      }
      end = findEnd();
    }
    return List.of();
  }

  /** Roughly the number of states that each partition may expand before the limit is reached. */
  private long allowance() {
    if (steps.limits().states() == Long.MAX_VALUE) {
      return MOST_BUDGET;
    }
    long left = steps.limits().states() - steps.total(StepReport::states);
    long branches =
        1 + steps.total(StepReport::transitions) / (1 + steps.total(StepReport::expansions));
    return Math.max(LEAST_BUDGET, left / job.partitions() / branches);
  }

  private @Nullable EndReason findEnd() {
    EndReason known = findings.end();
    if (known != null) {
      return known;
    }
    EndReason forced = steps.end();
    if (forced != EndReason.MODEL_LIMIT && steps.areIdle()) {
      return EndReason.EXHAUSTED;
    }
    if (forced != null) {
      return forced;
    }
    return steps.total(StepReport::states) >= steps.limits().states()
        ? EndReason.STATE_LIMIT
        : null;
  }

  /** The reason why the search ended; null if it has not ended, or must begin anew. */
  @Nullable EndReason end() {
    return end;
  }

  /** The figures of the search so far, without asking partitions. */
  Statistics statistics() {
    return new Statistics(
        steps.total(StepReport::states),
        steps.total(StepReport::transitions),
        steps.total(StepReport::terminalStates),
        steps.total(StepReport::violatingStates),
        -1,
        steps.total(StepReport::bytes));
  }

  /** The findings; partitions are asked for the executions that lead there. */
  SearchResult result() {
    WayBack way = new WayBack(job, steps.superstepper());
    if (!steps.reports().isEmpty()
        && job.workshop().prepared().model().system() instanceof UsageNotes notes) {
      steps.superstepper().ask((asked, part) -> new ArrayList<>(part.notes())).forEach(notes::note);
    }
    Guarantee guarantee = Guarantee.exhaustive();
    String advice = "";
    for (StepReport report : steps.reports()) {
      if (end == EndReason.MODEL_LIMIT && report.problem() instanceof Problem.TooLarge large) {
        guarantee = Guarantee.of(Strength.BOUNDED, large.reason());
        advice = large.advice();
      }
    }
    return new SearchResult(
        end == null ? EndReason.INTERRUPTED : end,
        statistics(),
        findings.first(way),
        findings.failed(),
        findings.met(),
        findings.witnesses(way),
        guarantee,
        null,
        advice,
        null,
        0);
  }
}
