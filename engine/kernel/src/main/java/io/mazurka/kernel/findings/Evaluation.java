package io.mazurka.kernel.findings;

import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.walk.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/** One worker's evaluation of the properties in the states it enters. */
public final class Evaluation {

  private final Findings findings;

  /** The properties that are still evaluated in all states. */
  private Property[] open;

  /** For each open property, an evaluator of its condition. */
  private StateEvaluator[] evaluators;

  /** For each open property, the value of its condition in states that decide the property. */
  private boolean[] truths;

  /**
   * The properties of terminal states; for each there is also an evaluator and a deciding value.
   */
  private final Property[] terminal;

  private final StateEvaluator[] terminalEvaluators;
  private final boolean[] terminalTruths;

  /**
   * The properties whose premise was true in no state yet; {@link #premises} has an evaluator for
   * each.
   */
  private Property[] unmet;

  private StateEvaluator[] premises;

  /** The properties whose premises the last examined state meets. */
  private final Property[] met;

  /** The properties that the last examined state decides. */
  private final Property[] decided;

  /** How many decisions there were when {@link #open} was made. */
  private int decidedBefore;

  /** Whether the last entered state was counted as violating. */
  private boolean counted;

  private long violatingStates;

  Evaluation(SearchTask task, Findings findings) {
    this.findings = findings;
    List<StateProperty> everywhere = task.stateProperties();
    List<StateProperty> atEnds = task.terminalProperties();
    this.open = everywhere.toArray(Property[]::new);
    this.evaluators = evaluators(everywhere);
    this.truths = truths(everywhere);
    List<StateProperty> supposing =
        everywhere.stream().filter(one -> one.premise() != null).toList();
    this.unmet = supposing.toArray(Property[]::new);
    this.premises =
        supposing.stream()
            .map(one -> Objects.requireNonNull(one.premise()).evaluator())
            .toArray(StateEvaluator[]::new);
    this.met = new Property[unmet.length];
    this.terminal = atEnds.toArray(Property[]::new);
    this.terminalEvaluators = evaluators(atEnds);
    this.terminalTruths = truths(atEnds);
    this.decided = new Property[Math.max(open.length, terminal.length)];
  }

  private static StateEvaluator[] evaluators(List<StateProperty> properties) {
    return properties.stream()
        .map(property -> property.condition().evaluator())
        .toArray(StateEvaluator[]::new);
  }

  private static boolean[] truths(List<StateProperty> properties) {
    boolean[] truths = new boolean[properties.size()];
    for (int index = 0; index < truths.length; index++) {
      truths[index] = properties.get(index).kind().decidingTruth();
    }
    return truths;
  }

  /** Evaluates the premises that no state has met so far; returns how many hold in this state. */
  public int examinePremises(int[] state) {
    int count = 0;
    for (int index = 0; index < unmet.length; index++) {
      if (premises[index].holds(state)) {
        met[count++] = unmet[index];
      }
    }
    return count;
  }

  /** The properties whose premises the last examined state meets; only the first elements count. */
  public Property[] met() {
    return met;
  }

  /** Evaluates the properties in a state; returns how many of them it {@link #decided decides}. */
  public int examine(int[] state) {
    return deciding(open, evaluators, truths, state);
  }

  /**
   * Evaluates the properties of terminal states in a state; returns how many of them it decides.
   */
  public int examineTerminal(int[] state) {
    return deciding(terminal, terminalEvaluators, terminalTruths, state);
  }

  private int deciding(Property[] properties, StateEvaluator[] how, boolean[] when, int[] state) {
    int count = 0;
    for (int index = 0; index < how.length; index++) {
      if (how[index].holds(state) == when[index]) {
        decided[count++] = properties[index];
      }
    }
    return count;
  }

  /** The properties that the last examined state decides; only the first elements count. */
  public Property[] decided() {
    return decided;
  }

  /** Stops evaluating the properties and premises that need no more states. */
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
        evaluators[kept] = evaluators[index];
        truths[kept++] = truths[index];
      }
    }
    if (kept < open.length) {
      open = Arrays.copyOf(open, kept);
      evaluators = Arrays.copyOf(evaluators, kept);
      truths = Arrays.copyOf(truths, kept);
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
   * Evaluates the properties in a state that {@code path} leads to, and reports those that it
   * decides.
   *
   * @return whether the state decides a property
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

  /** Evaluates the properties of terminal states in the last entered state, which is terminal. */
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
