package io.mazurka.threads.system;

import io.mazurka.kernel.property.OpaqueCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.objects.EndCondition;
import java.util.List;
import java.util.function.Function;

/**
 * Makes properties from the conditions that a program declares on the places where its executions
 * stop.
 */
public final class EndProperties {

  private EndProperties() {}

  public static List<Property> of(StepModel model) {
    return model.endConditions().stream()
        .map(
            condition ->
                property(
                    condition,
                    state -> model.isMet(condition, state),
                    state -> model.explanation(condition, state)))
        .toList();
  }

  /**
   * One condition as a property.
   *
   * @param met tells in which states the condition is met. In a state where the condition is not
   *     asked, the answer is true, or false if some end should meet the condition
   * @param explanation the explanation that reports give for a state that decides the property
   */
  public static Property property(
      EndCondition condition, StateEvaluator met, Function<int[], String> explanation) {
    Kind kind =
        switch (condition.demand()) {
          case SOME_END -> Kind.SOMETIMES;
          case EVERY_END -> Kind.AT_END;
          case EVERY_STOP -> Kind.INVARIANT;
        };
    return new StateProperty(condition.name(), kind, new OpaqueCondition(met, explanation));
  }
}
