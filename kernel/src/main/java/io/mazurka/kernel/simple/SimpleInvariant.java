package io.mazurka.kernel.simple;

import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.Transition;
import java.util.function.Function;

/**
 * An invariant that is told by functions, which several workers may call at once. Which transitions
 * are visible to it is left to the relations of the model.
 *
 * @param evaluator whether it holds in a state
 * @param explanation what is wrong in a state in which it does not hold
 */
public record SimpleInvariant(
    String name, StateEvaluator evaluator, Function<int[], String> explanation)
    implements Invariant {

  @Override
  public String explain(int[] state) {
    return explanation.apply(state);
  }

  @Override
  public boolean isVisible(Transition transition) {
    return true;
  }
}
