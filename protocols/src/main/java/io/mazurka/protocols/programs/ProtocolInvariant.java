package io.mazurka.protocols.programs;

import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.views.Layout;

/** An invariant over local states and monitors. */
final class ProtocolInvariant extends ProtocolProperty implements Invariant {

  ProtocolInvariant(PropertyDefinition definition, Layout layout, TransitionNumbers transitions) {
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
