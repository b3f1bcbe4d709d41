package io.mazurka.protocols.programs;

import io.mazurka.kernel.Goal;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.views.Layout;

/** The premise of an invariant; its definition is the condition that it does not hold. */
final class ProtocolPremise extends ProtocolProperty implements Goal {

  ProtocolPremise(PropertyDefinition definition, Layout layout, TransitionNumbers transitions) {
    super(definition, layout, transitions);
  }

  @Override
  public StateEvaluator evaluator() {
    return condition();
  }

  @Override
  public String explain(int[] state) {
    return failureIn(state);
  }
}
