package io.mazurka.threads.real;

import io.mazurka.kernel.property.Property;
import io.mazurka.threads.objects.EndCondition;
import io.mazurka.threads.objects.EndCondition.Demand;
import io.mazurka.threads.system.EndProperties;

/** Makes properties of the conditions of a program on where its executions stop. */
final class RealEnd {

  private RealEnd() {}

  static Property property(RealProgram program, EndCondition condition) {
    String name = condition.name();
    return condition.demand() == Demand.SOME_END
        ? EndProperties.property(
            condition,
            state -> program.outcome(state[0]).witnessed().contains(name),
            state -> condition.explanation())
        : EndProperties.property(
            condition,
            state -> !program.outcome(state[0]).violated().contains(name),
            state -> explanation(program, condition, state));
  }

  /** The execution is run again, so that the reason is that of this one. */
  private static String explanation(RealProgram program, EndCondition condition, int[] state) {
    synchronized (program) {
      RealRun run = program.run(state[0]);
      for (EndCondition declared : run.scope().endConditions()) {
        if (declared.name().equals(condition.name())) {
          run.journal().beginCheck();
          return declared.explanation();
        }
      }
    }
    return condition.explanation();
  }
}
