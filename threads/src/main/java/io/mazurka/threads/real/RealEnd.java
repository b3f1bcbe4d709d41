package io.mazurka.threads.real;

import io.mazurka.kernel.AtEnd;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.Sometimes;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.Transition;
import io.mazurka.threads.objects.EndCondition;

/** Makes properties of the conditions of a program on the ends of its executions. */
final class RealEnd {

  private RealEnd() {}

  static Property property(RealProgram program, EndCondition condition) {
    return condition.always() ? new Always(program, condition) : new Once(program, condition);
  }

  /** A condition that every end should meet. */
  private record Always(RealProgram program, EndCondition condition) implements AtEnd {

    @Override
    public String name() {
      return condition.name();
    }

    @Override
    public StateEvaluator evaluator() {
      return state -> !program.outcome(state[0]).violated().contains(condition.name());
    }

    /** The execution is run again, so that the reason is that of this one. */
    @Override
    public String explain(int[] state) {
      RealRun run = program.run(state[0]);
      for (EndCondition declared : run.scope().endConditions()) {
        if (declared.name().equals(condition.name())) {
          run.journal().beginCheck();
          return declared.explanation();
        }
      }
      return condition.explanation();
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
