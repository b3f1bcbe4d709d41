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
 * @param variables all it looks at in the roles that have one of these
 * @param failure why it fails in a snapshot, or empty if it holds there
 * @param clauses conditions that it is the conjunction of, as small as possible; none if it reads
 *     monitors, which are not told apart
 */
public record InvariantDefinition(
    String name,
    List<Observed> reads,
    List<LocalVariable> variables,
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
    variables = List.copyOf(variables);
  }

  /** Refuses to look at what the invariant does not say it reads. */
  public void requireReading(Observed part) {
    if (!reads.contains(part)) {
      throw new IllegalArgumentException(
          "it reads %s without saying so; add it to over(...)".formatted(part.name()));
    }
  }

  /** Whether {@code step} may change what it looks at. */
  public boolean mayBeChangedBy(StepDefinition step) {
    return reads.stream()
        .anyMatch(
            part ->
                part instanceof Monitor<?> monitor
                    ? monitor.listeners().containsKey(step)
                    : part == step.role() && mayBeWrittenBy(step));
  }

  private boolean mayBeWrittenBy(StepDefinition step) {
    List<LocalVariable> own =
        variables.stream().filter(variable -> variable.role() == step.role()).toList();
    return own.isEmpty() || own.stream().anyMatch(step.access()::mayWrite);
  }
}
