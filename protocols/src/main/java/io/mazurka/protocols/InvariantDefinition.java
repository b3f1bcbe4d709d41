package io.mazurka.protocols;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * An invariant as declared.
 *
 * @param name its name
 * @param reads the roles and monitors it looks at
 * @param failure why it fails in a snapshot, or empty if it holds there
 * @param clauses conditions that it is the conjunction of, as small as possible; none if it reads
 *     monitors, which are not told apart
 */
public record InvariantDefinition(
    String name,
    List<Observed> reads,
    Function<Snapshot, Optional<String>> failure,
    List<Clause> clauses) {

  /**
   * A condition on the local states of some processes.
   *
   * @param processes whose local states it reads
   * @param condition whether it holds for these, in that order
   */
  public record Clause(List<ProcessId> processes, Predicate<List<Object>> condition) {
    public Clause {
      processes = List.copyOf(processes);
    }
  }

  public InvariantDefinition {
    reads = List.copyOf(reads);
    clauses = List.copyOf(clauses);
  }
}
