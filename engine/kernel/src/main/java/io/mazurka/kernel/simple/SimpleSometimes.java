package io.mazurka.kernel.simple;

import io.mazurka.kernel.property.OpaqueCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import java.util.function.Function;

/**
 * A property that some state should have, defined by two functions, which several workers may call
 * at once. The relations of the model say which transitions may change it.
 */
public final class SimpleSometimes extends StateProperty {

  /**
   * @param evaluator whether a state has the property
   * @param explanation what a state that has the property shows
   */
  public SimpleSometimes(
      String name, StateEvaluator evaluator, Function<int[], String> explanation) {
    super(name, Kind.SOMETIMES, new OpaqueCondition(evaluator, explanation));
  }
}
