package io.mazurka.cluster.spark;

import io.mazurka.catalogue.cluster.ClusterFailedException;
import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.spark.master.Master;
import io.mazurka.cluster.spark.master.MasterView;
import io.mazurka.cluster.spark.master.Presence;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes the exceptions for failures of a cluster, with advice.
 *
 * @param partitions the number of partitions; 0 if it is not decided yet
 */
record Trouble(Master master, int partitions) {

  private static final int MOST_LINES = 3;

  /** The exception for a task that would fail again. */
  RuntimeException of(StepFailure failure) {
    return switch (failure.reason()) {
      case MISBEHAVED -> new ModelMisbehavedException(failure.message());
      case BAD_MODEL -> new InvalidModelException(failure.message());
      case BAD_OPTION -> new InvalidOptionException(failure.message());
      case MEMORY, OTHER -> full(failure.megabytes(), null);
    };
  }

  /** The exception for a run in which Spark gave up. */
  ClusterFailedException of(Throwable problem) {
    String text = String.valueOf(problem.getMessage());
    if (problem instanceof OutOfMemoryError
        || text.contains("OutOfMemoryError")
        || text.contains("code 52")) {
      return full(0, problem);
    }
    String said = ": " + firstLines(text);
    if (text.contains("code 137")) {
      return new ClusterFailedException(
          "executors were killed again and again" + said,
          "Their machine may have less memory than they were given: give them less, or use more"
              + " machines.",
          problem);
    } else if (text.contains("SparkContext") || text.contains("Master removed our application")) {
      return new ClusterFailedException(
          "the cluster %s ended the run".formatted(master.url()) + said,
          "The logs of its master and workers say why.",
          problem);
    } else if (text.contains("ExecutorLostFailure")) {
      return new ClusterFailedException(
          "executors were lost again and again" + said,
          "The logs of its workers say why; with --checkpoint DIR a run can go on where it was.",
          problem);
    }
    return new ClusterFailedException(
        "a task failed again and again" + said,
        "If that is no fault of a machine, please report it.",
        problem);
  }

  private static String firstLines(String text) {
    String[] lines = text.split("\n", -1);
    return String.join(" ", Arrays.copyOf(lines, Math.min(lines.length, MOST_LINES))).strip();
  }

  /** The exception for an executor whose memory is full. */
  private ClusterFailedException full(long megabytes, @Nullable Throwable cause) {
    String heap = megabytes == 0 ? "" : " of %,d MB".formatted(megabytes);
    String more = "ive executors more memory: %s.".formatted(master.moreMemory());
    return new ClusterFailedException(
        "the memory%s of an executor was full".formatted(heap),
        partitions == 0
            ? "G" + more
            : "Use --partitions %d, or g".formatted(Math.min(Job.MOST_PARTITIONS, 4 * partitions))
                + more,
        cause);
  }

  /**
   * The exception for a run without executors.
   *
   * @param megabytes the memory that one executor takes
   * @param seconds the time that the run has waited
   */
  ClusterFailedException alone(Optional<MasterView> view, long megabytes, double seconds) {
    String seen = view.map(Object::toString).orElse("does not say why");
    return new ClusterFailedException(
        "there was no executor of %,d MB for %,.0f s; the cluster %s %s"
            .formatted(megabytes, seconds, master.url(), seen),
        remedy(view.orElse(null), megabytes),
        null);
  }

  private static String remedy(@Nullable MasterView view, long megabytes) {
    String longer = "wait longer with MAZURKA_OPTS=-D%s=3600.".formatted(Presence.PATIENCE);
    if (view == null) {
      return "See whether it is still there and runs Spark %s, or "
              .formatted(org.apache.spark.package$.MODULE$.SPARK_VERSION())
          + longer;
    }
    if (view.workers() == 0) {
      return "Start some; mazurka cluster stop and start do so on this machine.";
    }
    if (view.megabytes() < megabytes) {
      return "Give workers more memory (mazurka cluster start --memory %dm), or executors less"
              .formatted(megabytes)
          + " (MAZURKA_OPTS=-Dspark.executor.memory=%dm).".formatted(view.megabytes());
    }
    return view.others().isEmpty()
        ? "The logs of its workers say why."
        : "End what else runs there, or " + longer;
  }
}
