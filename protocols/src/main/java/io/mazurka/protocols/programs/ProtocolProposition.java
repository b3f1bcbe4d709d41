package io.mazurka.protocols.programs;

import io.mazurka.kernel.Goal;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.views.Layout;

/** A condition that a formula is about, as the goal of a state in which it holds. */
public final class ProtocolProposition extends ProtocolProperty implements Goal {

  public ProtocolProposition(
      PropertyDefinition definition, Layout layout, TransitionNumbers transitions) {
    super(definition, layout, transitions);
  }

  @Override
  public StateEvaluator evaluator() {
    StateEvaluator condition = condition();
    return state -> !condition.holds(state);
  }

  @Override
  public String explain(int[] state) {
    return readIn(state);
  }
}
