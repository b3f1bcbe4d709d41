package io.mazurka.kernel.exploration;

import io.mazurka.kernel.options.SearchDeclarations;

/**
 * How many workers a search has, and when they share the work.
 *
 * @param workers the number of workers
 * @param fewest how many states of a level each worker must get for sharing to be worthwhile; with
 *     0, executions are shared before any worker is idle
 * @param trial with a reduction, how many states the first worker expands alone, so that its
 *     reduction learns
 */
public record Workforce(int workers, int fewest, long trial) {

  private static final int WORTH_SHARING = 64;
  private static final long USUAL_TRIAL = 1 << 13;

  /** {@code workers} workers with the usual limits. */
  public static Workforce of(int workers) {
    return new Workforce(workers, WORTH_SHARING, USUAL_TRIAL);
  }

  /** As many workers as there are processors, if that many can be asked for. */
  public static int most() {
    return Math.min(Runtime.getRuntime().availableProcessors(), SearchDeclarations.MOST_WORKERS);
  }

  /** Whether all workers share a level that has {@code states} states left. */
  public boolean shares(long states) {
    return workers > 1 && states >= (long) workers * fewest;
  }
}
