package io.mazurka.kernel.simple;

import io.mazurka.kernel.Sometimes;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.Transition;
import java.util.function.Function;

/**
 * A property that some state should have, told by functions, which several workers may call at
 * once. Which transitions are visible to it is left to the relations of the model.
 *
 * @param witness whether a state has it
 * @param explanation what is to be seen in a state that has it
 */
public record SimpleSometimes(
    String name, StateEvaluator witness, Function<int[], String> explanation) implements Sometimes {

  @Override
  public String explain(int[] state) {
    return explanation.apply(state);
  }

  @Override
  public boolean isVisible(Transition transition) {
    return true;
  }
}
