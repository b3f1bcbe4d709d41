package io.mazurka.protocols;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An invariant as declared.
 *
 * @param name its name
 * @param reads the roles and monitors it looks at
 * @param variables all it looks at in the roles that have one of these
 * @param failure why it fails in a snapshot, or empty if it holds there
 */
public record InvariantDefinition(
    String name,
    List<Observed> reads,
    List<LocalVariable> variables,
    Function<Snapshot, Optional<String>> failure) {

  public InvariantDefinition {
    reads = List.copyOf(reads);
    variables = List.copyOf(variables);
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
