package io.mazurka.kernel.exploration;

import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;

/** Watches the time limit and the listener of an exploration; either may end it. */
public final class Pace {

  private static final long PROGRESS_NANOS = 250_000_000L;

  /** The time beyond the limit in which states already found may still be evaluated. */
  private static final double SECONDS_TO_FINISH = 0.3;

  private final SearchTask task;
  private final long start = System.nanoTime();
  private long nextProgress = start + PROGRESS_NANOS;

  /** The pace of a task that begins now. */
  public Pace(SearchTask task) {
    this.task = task;
  }

  /**
   * Looks at the clock, tells the listener of progress and asks the listener whether to go on. This
   * method is called often.
   *
   * @param progress makes the progress report, given the seconds since the start
   * @return why the exploration has to end, or null
   */
  public @Nullable EndReason look(DoubleFunction<Progress> progress) {
    long now = System.nanoTime();
    double seconds = (now - start) / 1e9;
    if (now >= nextProgress) {
      nextProgress = now + PROGRESS_NANOS;
      task.listener().progress(progress.apply(seconds));
    }
    if (seconds >= task.limits().seconds()) {
      return EndReason.TIME_LIMIT;
    }
    return task.listener().cancelled() ? EndReason.INTERRUPTED : null;
  }

  /**
   * Whether even the short time after the limit, in which states already found are evaluated, is
   * over.
   */
  public boolean isOver() {
    return (System.nanoTime() - start) / 1e9 >= task.limits().seconds() + SECONDS_TO_FINISH;
  }
}
