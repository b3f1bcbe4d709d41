package io.mazurka.kernel.property;

import io.mazurka.kernel.Transition;

/**
 * The condition that no step is possible. Only a search can tell which states are terminal, so its
 * evaluator is asked in terminal states alone, and is true there.
 */
record NoStep() implements PropertyCondition {

  @Override
  public StateEvaluator evaluator() {
    return state -> true;
  }

  @Override
  public boolean isVisible(Transition transition) {
    return true;
  }

  @Override
  public String explain(int[] state) {
    return "no process can take a step";
  }

  @Override
  public boolean needsEnd() {
    return true;
  }
}
