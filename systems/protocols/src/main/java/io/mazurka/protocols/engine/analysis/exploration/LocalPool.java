package io.mazurka.protocols.engine.analysis.exploration;

import io.mazurka.protocols.engine.views.HandlerOutcome;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The local states, letters and steps of one process found so far. */
final class LocalPool {

  private final ProcessComponent at;
  private final List<ChoicePool> choices = new ArrayList<>();
  private final BitSet locals = new BitSet();
  private final BitSet letters = new BitSet();
  private final List<Integer> explored = new ArrayList<>();
  private final List<Found> found = new ArrayList<>();

  /** The initial local states. */
  private BitSet firstLocals = new BitSet();

  private BitSet firstLetters = new BitSet();

  /**
   * A step that was found.
   *
   * @param outcome the outcome of the step, or null if user code fails
   * @param depth the least number of steps of a path that ends with this step, including it
   */
  record Found(
      StepDefinition step,
      int from,
      List<Integer> consumed,
      @Nullable HandlerOutcome outcome,
      int depth) {}

  LocalPool(ProcessComponent at, List<StepDefinition> steps) {
    this.at = at;
    for (StepDefinition step : steps) {
      if (step.isOf(at.process().role(), at.process().id())) {
        choices.add(new ChoicePool(step, at.letters()));
      }
    }
  }

  ProcessComponent at() {
    return at;
  }

  /** Per step of the process, its choices of letters. */
  List<ChoicePool> choices() {
    return choices;
  }

  /** Adds a local state; returns whether it is new. */
  boolean addLocal(int local) {
    boolean isNew = !locals.get(local);
    locals.set(local);
    return isNew;
  }

  /** Adds a letter; returns whether it is new. */
  boolean addLetter(int letter) {
    boolean isNew = !letters.get(letter);
    letters.set(letter);
    return isNew;
  }

  /** Marks everything found so far as initial. */
  void start() {
    firstLocals = (BitSet) locals.clone();
    firstLetters = (BitSet) letters.clone();
  }

  /**
   * Forgets steps deeper than {@code depth}, and the local states and letters that only they lead
   * to.
   */
  void cut(double depth) {
    found.removeIf(step -> step.depth() > depth);
    locals.clear();
    locals.or(firstLocals);
    letters.clear();
    letters.or(firstLetters);
    for (Found step : found) {
      HandlerOutcome outcome = step.outcome();
      if (outcome != null) {
        locals.set(outcome.local());
      }
    }
  }

  BitSet locals() {
    return locals;
  }

  BitSet letters() {
    return letters;
  }

  /** The local states that were already combined with all known choices. */
  List<Integer> explored() {
    return explored;
  }

  List<Found> found() {
    return found;
  }
}
