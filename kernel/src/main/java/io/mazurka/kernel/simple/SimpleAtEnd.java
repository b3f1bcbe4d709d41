package io.mazurka.kernel.simple;

import io.mazurka.kernel.AtEnd;
import io.mazurka.kernel.StateEvaluator;
import java.util.function.Function;

/**
 * A property of terminal states that is told by functions, which several workers may call at once.
 *
 * @param evaluator whether it holds in a terminal state
 * @param explanation what is wrong in one in which it does not hold
 */
public record SimpleAtEnd(
    String name, StateEvaluator evaluator, Function<int[], String> explanation) implements AtEnd {

  @Override
  public String explain(int[] state) {
    return explanation.apply(state);
  }
}
