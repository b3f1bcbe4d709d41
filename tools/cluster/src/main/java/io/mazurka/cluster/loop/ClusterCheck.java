package io.mazurka.cluster.loop;

import io.mazurka.catalogue.cluster.ClusterFailedException;
import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.job.JobModel;
import io.mazurka.cluster.job.OptionTexts;
import io.mazurka.cluster.job.Proviso;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.temporal.TemporalResult;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A check in supersteps: {@code new ClusterCheck(model, options, partitions, proviso,
 * listener).run(supersteppers)}.
 *
 * @param model the model to check
 * @param options the options, as for a local check; options that have no meaning here are refused
 * @param partitions the number of partitions of the states
 * @param proviso the cycle proviso if a reduction needs one; null for the best choice, which is
 *     sticky transitions if they are known, and otherwise histories
 * @param listener is told about the progress
 */
public record ClusterCheck(
    JobModel model,
    CheckOptions options,
    int partitions,
    @Nullable Proviso proviso,
    SearchListener listener) {

  /**
   * Runs supersteps until nothing is left to explore, all properties are decided, or a limit is
   * reached.
   *
   * @param supersteppers makes a superstepper for a job; called again if the model needs another
   *     layout
   * @throws io.mazurka.kernel.InvalidOptionException if a cluster cannot do what the options ask
   *     for
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
