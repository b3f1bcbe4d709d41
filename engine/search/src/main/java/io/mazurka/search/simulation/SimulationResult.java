package io.mazurka.search.simulation;

import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.coverage.StepCoverage;
import io.mazurka.search.coverage.StepCoverage.Count;
import io.mazurka.search.coverage.StepCoverage.TakenPairs;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a simulation.
 *
 * @param properties the verdict on each property, as far as executions can give one
 * @param conditions what properties speak of although the system has none of it, and beyond which
 *     constraint executions end, in words
 * @param end why the simulation ended
 * @param runs how many executions there were
 * @param ended how many of them came to a terminal state
 * @param steps the steps of all of them
 * @param deepest the number of steps of the longest execution
 * @param coverage how often each transition was taken
 * @param pairs which transitions were taken directly after which; null if there are too many
 * @param lassos for each formula of linear time, how many executions decided whether it fails
 * @param failingRun the number of the execution that violates a property, from 1; 0 if none does
 * @param corpus what guided executions have learned; null with other strategies
 * @param counterexample that execution, shortened, or null
 */
public record SimulationResult(
    List<PropertyResult> properties,
    List<String> conditions,
    End end,
    long runs,
    long ended,
    long steps,
    int deepest,
    double seconds,
    List<Count> coverage,
    @Nullable TakenPairs pairs,
    List<Lassos> lassos,
    long failingRun,
    @Nullable Corpus corpus,
    @Nullable Counterexample counterexample) {

  /** Why a simulation ended. */
  public enum End {
    ALL_RUNS,
    VIOLATION,
    TIME_LIMIT,
    INTERRUPTED
  }

  /**
   * How many executions came back to one of their states, or ended, in a way that is fair: only
   * those can show that a formula fails by a repetition.
   */
  public record Lassos(String property, long closed) {}

  public SimulationResult {
    properties = List.copyOf(properties);
    conditions = List.copyOf(conditions);
    coverage = List.copyOf(coverage);
    lassos = List.copyOf(lassos);
  }

  /** The transitions that no execution took. */
  public List<String> neverTaken() {
    return StepCoverage.neverTaken(coverage);
  }
}
