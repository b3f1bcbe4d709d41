package io.mazurka.kernel.exploration;

/**
 * How many workers a search has, and when they share the work.
 *
 * @param workers how many
 * @param fewest how many states of a level each of them needs at least to be worth the trouble
 * @param trial with a reduction, how many states the first worker expands alone, to get to know it
 */
public record Workforce(int workers, int fewest, long trial) {

  private static final int WORTH_SHARING = 64;
  private static final long USUAL_TRIAL = 1 << 13;

  /** So many workers, which share what is worth it. */
  public static Workforce of(int workers) {
    return new Workforce(workers, WORTH_SHARING, USUAL_TRIAL);
  }

  /** Whether so many states of a level are dealt with by all workers. */
  public boolean shares(long states) {
    return workers > 1 && states >= (long) workers * fewest;
  }
}
