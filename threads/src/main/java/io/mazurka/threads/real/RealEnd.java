package io.mazurka.threads.real;

import io.mazurka.kernel.AtEnd;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.Sometimes;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.Transition;
import io.mazurka.threads.objects.EndCondition;

/** Makes properties of the conditions of a program on where its executions stop. */
final class RealEnd {

  private RealEnd() {}

  static Property property(RealProgram program, EndCondition condition) {
    return switch (condition.demand()) {
      case SOME_END -> new Once(program, condition);
      case EVERY_END -> new Always(program, condition);
      case EVERY_STOP -> new Throughout(program, condition);
    };
  }

  private static StateEvaluator unbroken(RealProgram program, EndCondition condition) {
    return state -> !program.outcome(state[0]).violated().contains(condition.name());
  }

  /** The execution is run again, so that the reason is that of this one. */
  private static String explanation(RealProgram program, EndCondition condition, int[] state) {
    RealRun run = program.run(state[0]);
    for (EndCondition declared : run.scope().endConditions()) {
      if (declared.name().equals(condition.name())) {
        run.journal().beginCheck();
        return declared.explanation();
      }
    }
    return condition.explanation();
  }

  /** A condition that every end should meet. */
  private record Always(RealProgram program, EndCondition condition) implements AtEnd {

    @Override
    public String name() {
      return condition.name();
    }

    @Override
    public StateEvaluator evaluator() {
      return unbroken(program, condition);
    }

    @Override
    public String explain(int[] state) {
      return explanation(program, condition, state);
    }
  }

  /** A condition that no execution should break. */
  private record Throughout(RealProgram program, EndCondition condition) implements Invariant {

    @Override
    public String name() {
      return condition.name();
    }

    @Override
    public StateEvaluator evaluator() {
      return unbroken(program, condition);
    }

    @Override
    public String explain(int[] state) {
      return explanation(program, condition, state);
    }

    @Override
    public boolean isVisible(Transition transition) {
      return true;
    }
  }

  /** A condition that some end should meet. */
  private record Once(RealProgram program, EndCondition condition) implements Sometimes {

    @Override
    public String name() {
      return condition.name();
    }

    @Override
    public StateEvaluator witness() {
      return state -> program.outcome(state[0]).witnessed().contains(condition.name());
    }

    @Override
    public String explain(int[] state) {
      return condition.explanation();
    }

    @Override
    public boolean isVisible(Transition transition) {
      return true;
    }
  }
}
