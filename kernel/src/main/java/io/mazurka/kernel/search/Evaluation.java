package io.mazurka.kernel.search;

import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.StateProperty;
import io.mazurka.kernel.TerminalProperty;
import io.mazurka.kernel.walk.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/** One worker's evaluation of the properties in the states it enters. */
public final class Evaluation {

  private final Findings findings;

  /** The properties that are still evaluated in all states, and an evaluator for each. */
  private Property[] open;

  private StateEvaluator[] evaluators;

  /** The properties of terminal states, and an evaluator for each. */
  private final Property[] terminal;

  private final StateEvaluator[] terminalEvaluators;

  /** The invariants whose premise has held in no state yet, and an evaluator for each premise. */
  private Invariant[] unmet;

  private StateEvaluator[] premises;

  /** Whether the state entered last was counted as violating. */
  private boolean counted;

  private long violatingStates;

  Evaluation(SearchTask task, Findings findings) {
    this.findings = findings;
    this.open = select(task, StateProperty.class);
    this.evaluators = evaluators(open);
    this.unmet =
        task.properties().stream()
            .filter(one -> one instanceof Invariant invariant && invariant.premise() != null)
            .toArray(Invariant[]::new);
    this.premises =
        List.of(unmet).stream()
            .map(one -> Objects.requireNonNull(one.premise()).evaluator())
            .toArray(StateEvaluator[]::new);
    this.terminal = select(task, TerminalProperty.class);
    this.terminalEvaluators = evaluators(terminal);
  }

  private static Property[] select(SearchTask task, Class<? extends Property> kind) {
    return task.properties().stream().filter(kind::isInstance).toArray(Property[]::new);
  }

  private static StateEvaluator[] evaluators(Property[] properties) {
    return List.of(properties).stream().map(Property::evaluator).toArray(StateEvaluator[]::new);
  }

  /**
   * Evaluates the properties in a state that {@code path} leads to.
   *
   * @return whether it decides one of them
   */
  public boolean enter(int[] state, Supplier<Path> path) {
    boolean deciding = false;
    boolean violating = false;
    for (int index = 0; index < evaluators.length; index++) {
      if (!evaluators[index].holds(state)) {
        deciding = true;
        violating |= !open[index].kind().asksForSomeState();
        findings.report(open[index], path);
      }
    }
    counted = violating;
    if (unmet.length > 0) {
      look(state);
    }
    if (deciding) {
      violatingStates += violating ? 1 : 0;
      retire();
    }
    return deciding;
  }

  /** Notes which premises hold in a state; those are not looked at again. */
  private void look(int[] state) {
    int kept = 0;
    for (int index = 0; index < unmet.length; index++) {
      if (premises[index].holds(state)) {
        unmet[kept] = unmet[index];
        premises[kept++] = premises[index];
      } else {
        findings.meet(unmet[index]);
      }
    }
    if (kept < unmet.length) {
      unmet = Arrays.copyOf(unmet, kept);
      premises = Arrays.copyOf(premises, kept);
    }
  }

  /** Evaluates what is asked of terminal states in the state entered last, which is one. */
  public void enterTerminal(int[] state, Supplier<Path> path) {
    for (int index = 0; index < terminal.length; index++) {
      if (!terminalEvaluators[index].holds(state)) {
        findings.report(terminal[index], path);
        violatingStates += counted ? 0 : 1;
        counted = true;
      }
    }
  }

  /** Leaves out the properties whose verdicts are known, from now on. */
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
