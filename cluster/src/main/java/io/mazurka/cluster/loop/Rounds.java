package io.mazurka.cluster.loop;

import io.mazurka.cluster.step.Job;
import io.mazurka.cluster.step.Problem;
import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.UsageNotes;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.kernel.search.Progress;
import io.mazurka.kernel.search.Progress.Supersteps;
import io.mazurka.kernel.search.SearchListener;
import io.mazurka.kernel.search.SearchResult;
import io.mazurka.kernel.search.SearchResult.Statistics;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Supersteps one after the other, until nothing is left, enough is known, or a limit is reached.
 */
final class Rounds {

  private static final long FIRST_BUDGET = 1 << 12;
  private static final long MOST_BUDGET = 1 << 18;
  private static final long LEAST_BUDGET = 1 << 6;

  private final Job job;
  private final Superstepper superstepper;
  private final Limits limits;
  private final SearchListener listener;
  private final long start;
  private final ClusterFindings findings;
  private List<StepReport> reports = List.of();
  private long messages;
  private @Nullable EndReason end;

  Rounds(Job job, Superstepper superstepper, Limits limits, SearchListener listener, long start) {
    this.job = job;
    this.superstepper = superstepper;
    this.limits = limits;
    this.listener = listener;
    this.start = start;
    this.findings = new ClusterFindings(job.workshop().task());
  }

  /**
   * Runs them; how the model should be laid out for it to be run again, or empty if all is well.
   */
  List<String> run() {
    long budget = FIRST_BUDGET;
    while (end == null) {
      List<StepReport> next = superstepper.step(Math.min(budget, allowance()));
      requireSamePast(next);
      reports = next;
      budget = Math.min(MOST_BUDGET, 4 * budget);
      messages += total(StepReport::sent);
      findings.takeIn(reports);
      tell();
      for (StepReport report : reports) {
        if (report.problem() instanceof Problem.Outgrown outgrown) {
          return outgrown.layout();
        }
      }
      end = end();
    }
    return List.of();
  }

  /** A partition that had to be repeated must have done the same again. */
  private void requireSamePast(List<StepReport> next) {
    for (int index = 0; index < reports.size(); index++) {
      StepReport before = reports.get(index);
      if (next.get(index).before() != before.lineage()) {
        throw new ModelMisbehavedException(
            "the model is not deterministic: superstep %d of partition %d was repeated and did"
                    .formatted(before.superstep(), before.partition())
                + " something else, so there is no verdict");
      }
    }
  }

  /** How much each partition may do before the limit of states is reached, about. */
  private long allowance() {
    if (limits.states() == Long.MAX_VALUE) {
      return MOST_BUDGET;
    }
    long left = limits.states() - total(StepReport::states);
    long branches = 1 + total(StepReport::transitions) / (1 + total(StepReport::expansions));
    return Math.max(LEAST_BUDGET, left / job.partitions() / branches);
  }

  private @Nullable EndReason end() {
    EndReason known = findings.end();
    if (known != null) {
      return known;
    }
    if (reports.stream().anyMatch(report -> report.problem() instanceof Problem.TooLarge)) {
      return EndReason.MODEL_LIMIT;
    }
    if (reports.stream().allMatch(StepReport::isIdle)) {
      return EndReason.EXHAUSTED;
    }
    if (listener.cancelled()) {
      return EndReason.INTERRUPTED;
    }
    if (seconds() > limits.seconds()) {
      return EndReason.TIME_LIMIT;
    }
    return total(StepReport::states) >= limits.states() ? EndReason.STATE_LIMIT : null;
  }

  private double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }

  private long total(ToLongFunction<StepReport> figure) {
    return reports.stream().mapToLong(figure).sum();
  }

  private void tell() {
    long unfinished = reports.stream().filter(report -> report.waiting() > 0).count();
    int done = reports.get(0).superstep() + 1;
    listener.progress(
        new Progress(
            done,
            total(StepReport::states),
            total(StepReport::transitions),
            total(StepReport::putOff),
            total(StepReport::waiting),
            seconds(),
            null,
            new Supersteps(done, messages, job.partitions(), (int) unfinished)));
  }

  /** What was found; partitions are asked for the ways there. */
  SearchResult result() {
    WayBack way = new WayBack(job, superstepper);
    if (job.workshop().prepared().model().system() instanceof UsageNotes notes) {
      superstepper.ask((asked, part) -> new ArrayList<>(part.notes())).forEach(notes::note);
    }
    Guarantee guarantee = Guarantee.exhaustive();
    String advice = "";
    for (StepReport report : reports) {
      if (end == EndReason.MODEL_LIMIT && report.problem() instanceof Problem.TooLarge large) {
        guarantee = Guarantee.of(Strength.BOUNDED, large.reason());
        advice = large.advice();
      }
    }
    return new SearchResult(
        end == null ? EndReason.INTERRUPTED : end,
        new Statistics(
            total(StepReport::states),
            total(StepReport::transitions),
            total(StepReport::terminalStates),
            total(StepReport::violatingStates),
            -1,
            total(StepReport::bytes)),
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
