package io.mazurka.threads.model;

import io.mazurka.kernel.AtEnd;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.Sometimes;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.Transition;
import io.mazurka.threads.objects.EndCondition;
import java.util.List;
import java.util.function.Function;

/** The conditions of a program on where its executions stop, as properties. */
public final class EndProperties {

  private EndProperties() {}

  public static List<Property> of(StepModel model) {
    return model.endConditions().stream()
        .map(
            condition ->
                property(
                    condition,
                    state -> model.isDecided(condition, state),
                    state -> model.explanation(condition, state)))
        .toList();
  }

  /**
   * One condition as a property.
   *
   * @param decided tells where the condition is decided: where it is met if some end should meet
   *     it, and else where it is broken
   * @param explanation says why, in such a state
   */
  public static Property property(
      EndCondition condition, StateEvaluator decided, Function<int[], String> explanation) {
    StateEvaluator unbroken = state -> !decided.holds(state);
    return switch (condition.demand()) {
      case SOME_END -> new Once(condition.name(), decided, explanation);
      case EVERY_END -> new Always(condition.name(), unbroken, explanation);
      case EVERY_STOP -> new Throughout(condition.name(), unbroken, explanation);
    };
  }

  /** A condition that every end should meet. */
  private record Always(String name, StateEvaluator evaluator, Function<int[], String> explanation)
      implements AtEnd {

    @Override
    public String explain(int[] state) {
      return explanation.apply(state);
    }
  }

  /** A condition that no execution should break. */
  private record Throughout(
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

  /** A condition that some end should meet. */
  private record Once(String name, StateEvaluator witness, Function<int[], String> explanation)
      implements Sometimes {

    @Override
    public String explain(int[] state) {
      return explanation.apply(state);
    }

    @Override
    public boolean isVisible(Transition transition) {
      return true;
    }
  }
}
