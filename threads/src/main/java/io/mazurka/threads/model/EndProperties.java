package io.mazurka.threads.model;

import io.mazurka.kernel.AtEnd;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.Sometimes;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.Transition;
import io.mazurka.threads.objects.EndCondition;
import java.util.List;

/** The conditions of a program on where its executions stop, as properties. */
public final class EndProperties {

  private EndProperties() {}

  public static List<Property> of(StepModel model) {
    return model.endConditions().stream().map(condition -> property(model, condition)).toList();
  }

  private static Property property(StepModel model, EndCondition condition) {
    return switch (condition.demand()) {
      case SOME_END -> new Once(model, condition);
      case EVERY_END -> new Always(model, condition);
      case EVERY_STOP -> new Throughout(model, condition);
    };
  }

  /** A condition that every end should meet. */
  private record Always(StepModel model, EndCondition condition) implements AtEnd {

    @Override
    public String name() {
      return condition.name();
    }

    @Override
    public StateEvaluator evaluator() {
      return state -> !model.isDecided(condition, state);
    }

    @Override
    public String explain(int[] state) {
      return model.explanation(condition, state);
    }
  }

  /** A condition that should never be broken. */
  private record Throughout(StepModel model, EndCondition condition) implements Invariant {

    @Override
    public String name() {
      return condition.name();
    }

    @Override
    public StateEvaluator evaluator() {
      return state -> !model.isDecided(condition, state);
    }

    @Override
    public String explain(int[] state) {
      return model.explanation(condition, state);
    }

    @Override
    public boolean isVisible(Transition transition) {
      return true;
    }
  }

  /** A condition that some end should meet. */
  private record Once(StepModel model, EndCondition condition) implements Sometimes {

    @Override
    public String name() {
      return condition.name();
    }

    @Override
    public StateEvaluator witness() {
      return state -> model.isDecided(condition, state);
    }

    @Override
    public String explain(int[] state) {
      return model.explanation(condition, state);
    }

    @Override
    public boolean isVisible(Transition transition) {
      return true;
    }
  }
}
