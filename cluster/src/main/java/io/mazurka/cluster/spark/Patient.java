package io.mazurka.cluster.spark;

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

/** Waits for jobs, lets the user stop meanwhile, and puts into words what goes wrong in Spark. */
final class Patient {

  private static final int MILLISECONDS_BETWEEN_LOOKS = 100;

  /** How long a run that was told to end waits for executors to come back. */
  private static final double LAST_PATIENCE = 20;

  private static final double SECONDS_UNTIL_TOLD = 10;
  private static final String GROUP = "superstep";

  private final JavaSparkContext context;
  private final SearchListener listener;
  private final Trouble trouble;
  private final Lateness lateness = new Lateness();

  /** Whether it was told that there are no executors. */
  private boolean told;

  Patient(JavaSparkContext context, SearchListener listener, Trouble trouble) {
    this.context = context;
    this.listener = listener;
    this.trouble = trouble;
  }

  /** What a job returns. */
  <T> T await(Supplier<T> job) {
    return Objects.requireNonNull(await(new FutureTask<>(job::get), null));
  }

  /** What a job returns, or null if it is given up because the run was told to end. */
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
   * @param cancel makes the job end with an exception; null if it must not
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
          MasterView.of(context, trouble.master()), Executors.megabytes(context), seconds);
    }
    if (seconds > SECONDS_UNTIL_TOLD && !told) {
      listener.remark(
          "all executors are lost; waits for others for %,d s".formatted(presence.patience()));
    }
    told = seconds > SECONDS_UNTIL_TOLD;
  }
}
