package io.mazurka.cluster.spark;

import io.mazurka.cluster.spark.master.MasterView;
import io.mazurka.cluster.spark.master.Presence;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.supervision.Lateness;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaSparkContext;
import org.jspecify.annotations.Nullable;

/** Waits for jobs of Spark, lets the user stop them, and explains failures of Spark in words. */
final class Patient {

  private static final int MILLISECONDS_BETWEEN_LOOKS = 100;

  /** The seconds that a run which was told to end waits for executors to come back. */
  private static final double LAST_PATIENCE = 20;

  private static final double SECONDS_UNTIL_TOLD = 10;
  private static final String GROUP = "superstep";

  private final JavaSparkContext context;
  private final SearchListener listener;
  private final Trouble trouble;
  private final Lateness lateness = new Lateness();

  /** Whether the user was told that there are no executors. */
  private boolean told;

  Patient(JavaSparkContext context, SearchListener listener, Trouble trouble) {
    this.context = context;
    this.listener = listener;
    this.trouble = trouble;
  }

  /** Runs a job and returns its result. */
  <T> T await(Supplier<T> job) {
    return Objects.requireNonNull(await(new FutureTask<>(job::get), null));
  }

  /**
   * Runs a job and returns its result, or null if the job was cancelled because the run was told to
   * end.
   */
  <T> @Nullable T awaitUnlessStopped(Supplier<T> job) {
    return await(
        new FutureTask<>(
            () -> {
              context.setJobGroup(GROUP, GROUP, false);
              return job.get();
            }),
        () -> context.cancelJobGroup(GROUP));
  }

  /**
   * @param cancel cancels the job, which then ends with an exception; null if it must not be
   *     cancelled
   */
  private <T> @Nullable T await(FutureTask<T> task, @Nullable Runnable cancel) {
    Thread thread = new Thread(task, "job");
    thread.setDaemon(true);
    thread.start();
    Presence presence = new Presence(context, trouble.master());
    boolean stopped = false;
    while (true) {
      try {
        return task.get(MILLISECONDS_BETWEEN_LOOKS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException e) {
        boolean ending = listener.cancelled() || lateness.isLate();
        if (ending && cancel != null) {
          stopped = true;
          cancel.run();
        } else {
          requireExecutors(presence, ending);
        }
      } catch (ExecutionException e) {
        if (stopped) {
          return null;
        }
        throw trouble.of(Objects.requireNonNull(e.getCause()));
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("nobody interrupts this thread", e);
      }
    }
  }

  private void requireExecutors(Presence presence, boolean ending) {
    double seconds = presence.secondsWithout();
    double most = ending ? LAST_PATIENCE : presence.patience();
    if (seconds > most) {
      throw trouble.alone(
          MasterView.of(context, trouble.master()), ClusterExecutors.megabytes(context), seconds);
    }
    if (seconds > SECONDS_UNTIL_TOLD && !told) {
      listener.remark(
          "all executors are lost; waits for others for %,d s".formatted(presence.patience()));
    }
    told = seconds > SECONDS_UNTIL_TOLD;
  }
}
