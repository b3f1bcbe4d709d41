package io.mazurka.search.simulation;

/**
 * How many random executions to run, and how.
 *
 * @param runs the number of executions
 * @param seed the seed of the random numbers
 * @param depth the most steps of each
 * @param strategy how steps are chosen
 * @param workers how many run at the same time; the outcome does not depend on it
 * @param seconds the time limit
 * @param corpus what guided executions know to begin with
 */
public record SimulationPlan(
    long runs,
    long seed,
    int depth,
    WalkStrategy strategy,
    int workers,
    double seconds,
    Corpus corpus) {

  /** The golden ratio of all numbers of 64 bits, as an odd number. */
  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

  /** Executions that begin from nothing. */
  public SimulationPlan(
      long runs, long seed, int depth, WalkStrategy strategy, int workers, double seconds) {
    this(runs, seed, depth, strategy, workers, seconds, Corpus.empty());
  }

  /** The same executions, which begin with what others have learned. */
  public SimulationPlan from(Corpus known) {
    return new SimulationPlan(runs, seed, depth, strategy, workers, seconds, known);
  }

  /**
   * What the random numbers of an execution are drawn from. The executions of another seed begin
   * far away: multiples of the golden ratio of all numbers are spread evenly (Steele, Lea and Flood
   * 2014), so that no two of the first million seeds share one of their first trillion executions.
   */
  static long drawn(long seed, long number) {
    return (seed - 1) * GOLDEN_RATIO + number + 1;
  }

  boolean isGuided() {
    return strategy == WalkStrategy.GUIDED;
  }
}
