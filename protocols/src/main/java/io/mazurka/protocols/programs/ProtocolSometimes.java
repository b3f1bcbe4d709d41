package io.mazurka.protocols.programs;

import io.mazurka.kernel.Sometimes;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.views.Layout;

/** A condition on the local states and monitors of some state. */
final class ProtocolSometimes extends ProtocolProperty implements Sometimes {

  ProtocolSometimes(PropertyDefinition definition, Layout layout, TransitionNumbers transitions) {
    super(definition, layout, transitions);
  }

  @Override
  public StateEvaluator witness() {
    return condition();
  }

  @Override
  public String explain(int[] state) {
    return readIn(state);
  }
}
