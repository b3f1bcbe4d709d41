package io.mazurka.kernel.search;

import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;

/** The clock and the user of an exploration: both may end it, and the user is told of progress. */
public final class Pace {

  private static final long PROGRESS_NANOS = 250_000_000L;

  /** How long a search may look at what it has found when its time is up. */
  private static final double SECONDS_TO_FINISH = 0.3;

  private final SearchTask task;
  private final long start = System.nanoTime();
  private long nextProgress = start + PROGRESS_NANOS;

  public Pace(SearchTask task) {
    this.task = task;
  }

  /**
   * Looks at both; to be called often.
   *
   * @param progress how far the exploration has come after so many seconds
   * @return why it has to end, or null
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

  /** Whether there is no time left even to look at what was found. */
  boolean isOver() {
    return (System.nanoTime() - start) / 1e9 >= task.limits().seconds() + SECONDS_TO_FINISH;
  }
}
