package io.mazurka.kernel.simple;

import io.mazurka.kernel.property.OpaqueCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import java.util.function.Function;

/**
 * A property of terminal states that is defined by two functions, which several workers may call at
 * once.
 */
public final class SimpleAtEnd extends StateProperty {

  /**
   * @param evaluator whether the property holds in a terminal state
   * @param explanation what is wrong in a terminal state in which the property does not hold
   */
  public SimpleAtEnd(String name, StateEvaluator evaluator, Function<int[], String> explanation) {
    super(name, Kind.AT_END, new OpaqueCondition(evaluator, explanation));
  }
}
