package io.mazurka.kernel.search;

import io.mazurka.kernel.Property;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.StateProperty;
import io.mazurka.kernel.TerminalDeadlock;
import io.mazurka.kernel.walk.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One worker's evaluation of the properties in the states it enters. */
public final class Evaluation {

  private final Findings findings;
  private final @Nullable Property deadlock;

  /** The properties that are still evaluated, and an evaluator for each. */
  private StateProperty[] open;

  private StateEvaluator[] evaluators;
  private long violatingStates;

  Evaluation(SearchTask task, Findings findings) {
    this.findings = findings;
    this.deadlock =
        task.properties().stream()
            .filter(TerminalDeadlock.class::isInstance)
            .findAny()
            .orElse(null);
    List<StateProperty> properties = task.stateProperties();
    this.open = properties.toArray(StateProperty[]::new);
    this.evaluators =
        properties.stream().map(StateProperty::evaluator).toArray(StateEvaluator[]::new);
  }

  /**
   * Evaluates the properties in a state that {@code path} leads to.
   *
   * @return whether one of them fails there
   */
  public boolean enter(int[] state, Supplier<Path> path) {
    boolean violating = false;
    for (int index = 0; index < evaluators.length; index++) {
      if (!evaluators[index].holds(state)) {
        violating = true;
        findings.report(open[index], path);
      }
    }
    if (violating) {
      violatingStates++;
      retire();
    }
    return violating;
  }

  /** Notes that nothing is enabled in a state that was entered. */
  public void enterTerminal(int[] state, Supplier<Path> path) {
    if (deadlock != null) {
      findings.report(deadlock, path);
      boolean counted = !Arrays.stream(evaluators).allMatch(one -> one.holds(state));
      violatingStates += counted ? 0 : 1;
    }
  }

  /** Evaluates properties no more whose verdicts are known. */
  private void retire() {
    int kept = 0;
    for (int index = 0; index < open.length; index++) {
      if (!findings.isDecided(open[index])) {
        open[kept] = open[index];
        evaluators[kept++] = evaluators[index];
      }
    }
    if (kept < open.length) {
      open = Arrays.copyOf(open, kept);
      evaluators = Arrays.copyOf(evaluators, kept);
    }
  }

  /** How many states were entered in which a property fails. */
  public long violatingStates() {
    return violatingStates;
  }
}
