package io.mazurka.kernel.exploration;

import java.util.function.DoubleFunction;
import org.jspecify.annotations.Nullable;

/** The time limit and the listener of an exploration: either may end it. */
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
   * Looks at the clock, tells the listener of progress and asks it whether to go on. Called often.
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

  /** Whether even the time to evaluate the states already found is over. */
  public boolean isOver() {
    return (System.nanoTime() - start) / 1e9 >= task.limits().seconds() + SECONDS_TO_FINISH;
  }
}
