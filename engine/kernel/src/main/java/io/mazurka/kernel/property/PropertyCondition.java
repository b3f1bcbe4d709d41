package io.mazurka.kernel.property;

import io.mazurka.kernel.Transition;

/** A condition on states: properties and the atoms of formulas are about conditions. */
public interface PropertyCondition {

  /** A new evaluator for one worker, which is true in the states in which the condition is true. */
  StateEvaluator evaluator();

  /** Whether a step of {@code transition} may change the truth of the condition. */
  boolean isVisible(Transition transition);

  /** Says which part of a state makes the condition true or false there, and why. */
  String explain(int[] state);

  /**
   * Whether the condition is true in terminal states alone. Then a property that asks where the
   * condition is true is evaluated in terminal states only.
   */
  default boolean needsEnd() {
    return false;
  }
}
