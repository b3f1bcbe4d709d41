package io.mazurka.kernel.simple;

import io.mazurka.kernel.property.OpaqueCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import java.util.function.Function;

/**
 * A property that some state should have, told by functions, which several workers may call at
 * once. Which transitions are visible to it is left to the relations of the model.
 */
public final class SimpleSometimes extends StateProperty {

  /**
   * @param evaluator whether a state has it
   * @param explanation what is to be seen in a state that has it
   */
  public SimpleSometimes(
      String name, StateEvaluator evaluator, Function<int[], String> explanation) {
    super(name, Kind.SOMETIMES, new OpaqueCondition(evaluator, explanation));
  }
}
