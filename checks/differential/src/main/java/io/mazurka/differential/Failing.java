package io.mazurka.differential;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;

/** The condition that a state decides a property: it violates the property or is asked for. */
public record Failing(StateProperty property) implements PropertyCondition {

  /** An atom for formulas that holds where a property is decided. */
  public static NamedCondition of(StateProperty property) {
    return new NamedCondition(
        property.name(),
        property.kind() == Kind.GOAL ? property.condition() : new Failing(property));
  }

  @Override
  public StateEvaluator evaluator() {
    return property.decider();
  }

  @Override
  public String explain(int[] state) {
    return property.explain(state);
  }

  @Override
  public boolean isVisible(Transition transition) {
    return property.condition().isVisible(transition);
  }
}
