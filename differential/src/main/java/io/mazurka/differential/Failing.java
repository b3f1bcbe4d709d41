package io.mazurka.differential;

import io.mazurka.kernel.Goal;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.StateProperty;
import io.mazurka.kernel.Transition;

/** An atom for formulas that holds where a state property does not. */
public record Failing(StateProperty property) implements Goal {

  /** The property itself, if it is a goal. */
  public static Goal of(StateProperty property) {
    return property instanceof Goal goal ? goal : new Failing(property);
  }

  @Override
  public String name() {
    return property.name();
  }

  @Override
  public StateEvaluator evaluator() {
    return property.evaluator();
  }

  @Override
  public String explain(int[] state) {
    return property.explain(state);
  }

  @Override
  public boolean isVisible(Transition transition) {
    return property.isVisible(transition);
  }
}
