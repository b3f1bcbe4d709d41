package io.mazurka.kernel.simple;

import io.mazurka.kernel.property.OpaqueCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import java.util.function.Function;

/**
 * An invariant that is defined by two functions, which several workers may call at once. The
 * relations of the model say which transitions may change it.
 */
public final class SimpleInvariant extends StateProperty {

  /**
   * @param evaluator whether it holds in a state
   * @param explanation what is wrong in a state in which it does not hold
   */
  public SimpleInvariant(
      String name, StateEvaluator evaluator, Function<int[], String> explanation) {
    super(name, Kind.INVARIANT, new OpaqueCondition(evaluator, explanation));
  }
}
