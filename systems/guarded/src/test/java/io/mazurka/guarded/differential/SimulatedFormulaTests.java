package io.mazurka.guarded.differential;

import io.mazurka.differential.temporal.RandomFormulaSystem;
import io.mazurka.differential.temporal.SimulatedVerdicts;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random executions of random programs, which often come back to a state, judge formulas right. */
@Tag("slow")
final class SimulatedFormulaTests {

  /** How many formulas are compared, times what {@code -Ddraws} says. */
  private static final int FORMULAS = 600;

  private static final int MOST_STATES = 100;

  @Test
  void executionsViolateOnlyWhatFails() {
    RunReport report =
        new RandomRun<ProgramPlan>(
                getClass(),
                ProgramGenerator::draw,
                (plan, trial) ->
                    new SimulatedVerdicts(
                            RandomFormulaSystem.of(PlannedProgram.of(plan).model(), trial.seed()),
                            CheckOptions.unreduced(),
                            MOST_STATES)
                        .compare(trial))
            .until("compared", FORMULAS, 0);
    System.out.println("formulas in simulations of programs: " + report);
    report.requireNoDifference();
    report.requireMoreThan(FORMULAS / 10, "violated by a repetition");
    report.requireMoreThan(FORMULAS / 10, "violated by a beginning");
  }
}
