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

  /** Executions that begin from nothing. */
  public SimulationPlan(
      long runs, long seed, int depth, WalkStrategy strategy, int workers, double seconds) {
    this(runs, seed, depth, strategy, workers, seconds, Corpus.empty());
  }

  /** The same executions, which begin with what others have learned. */
  public SimulationPlan from(Corpus known) {
    return new SimulationPlan(runs, seed, depth, strategy, workers, seconds, known);
  }

  boolean isGuided() {
    return strategy == WalkStrategy.GUIDED;
  }
}
