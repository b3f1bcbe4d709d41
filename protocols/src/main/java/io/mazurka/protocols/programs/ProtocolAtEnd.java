package io.mazurka.protocols.programs;

import io.mazurka.kernel.AtEnd;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.views.Layout;

/** A condition on the local states and monitors of terminal states. */
final class ProtocolAtEnd extends ProtocolProperty implements AtEnd {

  ProtocolAtEnd(PropertyDefinition definition, Layout layout, TransitionNumbers transitions) {
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
