package io.mazurka.cluster.loop;

import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.step.Problem;
import io.mazurka.cluster.step.StepOrder;
import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.Progress.Supersteps;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.options.Limits;
import java.util.List;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/** Runs supersteps, keeps and adds up their reports, and tells a listener. */
final class WatchedSteps {

  private final Job job;
  private final Superstepper superstepper;
  private final Limits limits;
  private final SearchListener listener;
  private final long start;
  private List<StepReport> reports = List.of();
  private long messages;

  /** Whether the last superstep was given up, as the run was told to end. */
  private boolean abandoned;

  /**
   * @param start the time at which the check began, in nanoseconds
   */
  WatchedSteps(
      Job job, Superstepper superstepper, Limits limits, SearchListener listener, long start) {
    this.job = job;
    this.superstepper = superstepper;
    this.limits = limits;
    this.listener = listener;
    this.start = start;
  }

  Job job() {
    return job;
  }

  Superstepper superstepper() {
    return superstepper;
  }

  Limits limits() {
    return limits;
  }

  /** Runs one more superstep. */
  void step(StepOrder order) {
    List<StepReport> next = superstepper.step(order);
    if (next.isEmpty()) {
      abandoned = true;
      return;
    }
    requireSamePast(next);
    reports = next;
    messages += total(StepReport::sent);
    tell();
  }

  boolean areAbandoned() {
    return abandoned;
  }

  /** Makes sure that a partition which had to be repeated did the same again. */
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

  /** The reports of the last superstep. */
  List<StepReport> reports() {
    return reports;
  }

  long total(ToLongFunction<StepReport> figure) {
    return reports.stream().mapToLong(figure).sum();
  }

  /** Whether no partition has anything left to do. */
  boolean areIdle() {
    return reports.stream().allMatch(StepReport::isIdle);
  }

  /** The reason why the run cannot go on, although something may be left to do; or null. */
  @Nullable EndReason end() {
    if (reports.stream().anyMatch(report -> report.problem() instanceof Problem.TooLarge)) {
      return EndReason.MODEL_LIMIT;
    }
    if (listener.cancelled()) {
      return EndReason.INTERRUPTED;
    }
    return abandoned || seconds() > limits.seconds() ? EndReason.TIME_LIMIT : null;
  }

  private double seconds() {
    return (System.nanoTime() - start) / 1e9;
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
}
