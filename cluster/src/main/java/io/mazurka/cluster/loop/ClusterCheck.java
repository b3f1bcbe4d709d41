package io.mazurka.cluster.loop;

import io.mazurka.cluster.step.Job;
import io.mazurka.cluster.step.JobModel;
import io.mazurka.cluster.step.OptionTexts;
import io.mazurka.cluster.step.Proviso;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.Check.Prepared;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.cluster.ClusterFailedException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.temporal.TemporalResult;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A check in supersteps: {@code new ClusterCheck(model, options, partitions, proviso,
 * listener).run(supersteppers)}.
 *
 * @param model what to check
 * @param options as of a local check; what has no meaning here is refused
 * @param partitions into how many the states are divided
 * @param proviso how cycles are seen to where a reduction needs it; null for what is best, which
 *     are sticky transitions where they are known, and histories elsewhere
 * @param listener who watches
 */
public record ClusterCheck(
    JobModel model,
    CheckOptions options,
    int partitions,
    @Nullable Proviso proviso,
    SearchListener listener) {

  /**
   * Runs supersteps until enough is known.
   *
   * @param supersteppers starts one for a job; asked again if the model must be laid out anew
   * @throws io.mazurka.kernel.InvalidOptionException if that cannot be done as asked
   */
  public CheckResult run(Function<Job, Superstepper> supersteppers) {
    long start = System.nanoTime();
    ClusterRefusals.refuse(options);
    Job job = new Job(model, OptionTexts.of(options), partitions, proviso);
    Prepared first = job.workshop().prepared();
    ClusterRefusals.refuse(first);
    listener.asked(Property.kinds(first.task().properties()));
    first.model().reducer().impossible().forEach(one -> listener.remark(one.toString()));
    while (true) {
      job = job.trained();
      long searchStart = System.nanoTime();
      try (Superstepper superstepper = supersteppers.apply(job)) {
        WatchedSteps steps = new WatchedSteps(job, superstepper, options.limits(), listener, start);
        Rounds rounds = new Rounds(steps);
        try {
          List<String> layout = rounds.run();
          if (layout.isEmpty()) {
            TemporalResult temporal = new TemporalRounds(steps).decide(rounds.end());
            if (!isOver(rounds.end()) || temporal.end() != null) {
              superstepper.keep();
            }
            SearchResult found = rounds.result();
            long end = System.nanoTime();
            return worded(job, found, temporal, (end - start) / 1e9, (end - searchStart) / 1e9);
          }
          job = job.laidOut(layout);
        } catch (ClusterFailedException e) {
          throw e.after(rounds.statistics());
        }
      }
    }
  }

  private static boolean isOver(@Nullable EndReason end) {
    return end == EndReason.EXHAUSTED || end == EndReason.VIOLATION || end == EndReason.DECIDED;
  }

  private CheckResult worded(
      Job job, SearchResult found, TemporalResult temporal, double seconds, double searchSeconds) {
    Prepared prepared = job.workshop().prepared();
    Prepared shared =
        new Prepared(
            prepared.model(), prepared.task().withWorkforce(Workforce.of(job.partitions())));
    CheckResult result = Check.result(shared, found, temporal, seconds, searchSeconds);
    return prepared.task().hasProviso()
        ? result.remarking(
            "proviso %s for cycles, %d partition%s"
                .formatted(
                    job.proviso().name().toLowerCase(Locale.ROOT),
                    partitions,
                    partitions == 1 ? "" : "s"))
        : result;
  }
}
