package io.mazurka.protocols.programs;

import io.mazurka.kernel.Goal;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.views.Layout;
import org.jspecify.annotations.Nullable;

/** An invariant over local states and monitors. */
final class ProtocolInvariant extends ProtocolProperty implements Invariant {

  private final @Nullable Goal premise;

  ProtocolInvariant(PropertyDefinition definition, Layout layout, TransitionNumbers transitions) {
    super(definition, layout, transitions);
    this.premise =
        definition
            .premise()
            .map(absence -> new ProtocolPremise(absence, layout, transitions))
            .orElse(null);
  }

  @Override
  public @Nullable Goal premise() {
    return premise;
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
