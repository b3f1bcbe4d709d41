package io.mazurka.kernel.property;

import io.mazurka.kernel.Transition;
import java.util.function.Function;

/**
 * A condition of which nothing is known but two functions, which several workers may call at once.
 * Any transition may change its truth.
 *
 * @param evaluator whether the condition is true in a state
 * @param explanation says why it is true or false in a state
 */
public record OpaqueCondition(StateEvaluator evaluator, Function<int[], String> explanation)
    implements PropertyCondition {

  @Override
  public boolean isVisible(Transition transition) {
    return true;
  }

  @Override
  public String explain(int[] state) {
    return explanation.apply(state);
  }
}
