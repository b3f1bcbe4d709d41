package io.mazurka.kernel.findings;

import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.StateProperty;
import io.mazurka.kernel.TerminalProperty;
import io.mazurka.kernel.exploration.SearchTask;
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

  /** The invariants whose premises the state examined last meets. */
  private final Property[] met;

  /** What the state examined last decides. */
  private final Property[] decided;

  /** How many properties were decided when {@link #open} was made. */
  private int decidedBefore;

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
    this.met = new Property[unmet.length];
    this.terminal = select(task, TerminalProperty.class);
    this.terminalEvaluators = evaluators(terminal);
    this.decided = new Property[Math.max(open.length, terminal.length)];
  }

  private static Property[] select(SearchTask task, Class<? extends Property> kind) {
    return task.properties().stream().filter(kind::isInstance).toArray(Property[]::new);
  }

  private static StateEvaluator[] evaluators(Property[] properties) {
    return List.of(properties).stream().map(Property::evaluator).toArray(StateEvaluator[]::new);
  }

  /** Evaluates the premises that no state has met; how many hold in this one. */
  public int examinePremises(int[] state) {
    int count = 0;
    for (int index = 0; index < unmet.length; index++) {
      if (!premises[index].holds(state)) {
        met[count++] = unmet[index];
      }
    }
    return count;
  }

  /** The invariants whose premises the state examined last meets. */
  public Property[] met() {
    return met;
  }

  /** Evaluates the properties in a state; how many of them it {@link #decided decides}. */
  public int examine(int[] state) {
    return failing(open, evaluators, state);
  }

  /** The same for what is asked of terminal states. */
  public int examineTerminal(int[] state) {
    return failing(terminal, terminalEvaluators, state);
  }

  private int failing(Property[] properties, StateEvaluator[] how, int[] state) {
    int count = 0;
    for (int index = 0; index < how.length; index++) {
      if (!how[index].holds(state)) {
        decided[count++] = properties[index];
      }
    }
    return count;
  }

  /** Those that the state examined last decides. */
  public Property[] decided() {
    return decided;
  }

  /** Leaves out the properties and premises of which enough is known, from now on. */
  public void retire() {
    int count = findings.decisions();
    if (count == decidedBefore) {
      return;
    }
    decidedBefore = count;
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
    retirePremises();
  }

  private void retirePremises() {
    int kept = 0;
    for (int index = 0; index < unmet.length; index++) {
      if (!findings.isMet(unmet[index])) {
        unmet[kept] = unmet[index];
        premises[kept++] = premises[index];
      }
    }
    if (kept < unmet.length) {
      unmet = Arrays.copyOf(unmet, kept);
      premises = Arrays.copyOf(premises, kept);
    }
  }

  /**
   * Evaluates the properties in a state that {@code path} leads to, and reports what it decides.
   *
   * @return whether it decides one of them
   */
  public boolean enter(int[] state, Supplier<Path> path) {
    int premisesMet = examinePremises(state);
    for (int index = 0; index < premisesMet; index++) {
      findings.meet(met[index]);
    }
    int count = examine(state);
    counted = false;
    for (int index = 0; index < count; index++) {
      counted |= findings.decide(decided[index], path);
    }
    violatingStates += counted ? 1 : 0;
    if (count + premisesMet > 0) {
      retire();
    }
    return count > 0;
  }

  /** Evaluates what is asked of terminal states in the state entered last, which is one. */
  public void enterTerminal(int[] state, Supplier<Path> path) {
    int count = examineTerminal(state);
    for (int index = 0; index < count; index++) {
      findings.report(decided[index], path);
    }
    violatingStates += count > 0 && !counted ? 1 : 0;
    counted |= count > 0;
  }

  /** How many states were entered in which a property fails. */
  public long violatingStates() {
    return violatingStates;
  }
}
