package io.mazurka.cluster.loop;

import io.mazurka.cluster.step.Job;
import io.mazurka.cluster.step.JobModel;
import io.mazurka.cluster.step.Proviso;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.options.CheckOptions;
import java.util.function.Function;

/**
 * A check in supersteps: {@code new ClusterCheck(model, options, partitions, proviso,
 * listener).run(supersteppers)}.
 *
 * @param model what to check
 * @param options as of a local check; what has no meaning here is refused
 * @param partitions into how many the states are divided
 * @param proviso how cycles are seen to, where a reduction needs it
 * @param listener who watches
 */
public record ClusterCheck(
    JobModel model,
    CheckOptions options,
    int partitions,
    Proviso proviso,
    ClusterListener listener) {

  /**
   * Runs supersteps until enough is known.
   *
   * @param supersteppers starts one for a job; asked again if the model must be laid out anew
   */
  public CheckResult run(Function<Job, Superstepper> supersteppers) {
    throw new UnsupportedOperationException();
  }
}
