package io.mazurka.guarded.differential;

import io.mazurka.differential.Mistake;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.testkit.Plan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Reduced searches keep every verdict and every terminal state. */
@Tag("slow")
final class DifferentialTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int SYSTEMS = 160;

  @Test
  void randomProgramsKeepVerdictsAndTerminalStates() {
    RunReport report =
        requireNothingIsLost(ProgramGenerator::draw, plan -> PlannedProgram.of(plan).model());
    report.requireMoreThan(SYSTEMS / 20, "premise held");
    report.requireMoreThan(SYSTEMS / 20, "premise never held");
    report.requireOfMany(1_200, () -> report.requireMoreThan(6, "premise left open"));
  }

  @Test
  void randomCircuitsKeepVerdictsAndTerminalStates() {
    requireNothingIsLost(CircuitGenerator::draw, CircuitPlan::circuit);
  }

  private <P extends Plan<P>> RunReport requireNothingIsLost(
      LongFunction<P> generator, Function<P, Checkable> builder) {
    RunReport report =
        new RandomRun<>(getClass(), generator, new ReductionExperiment<>(builder, Mistake.none()))
            .inTurn(0, SYSTEMS);
    report.requireNoDifference();
    requireThatThereWasSomethingToLose(report);
    return report;
  }

  private void requireThatThereWasSomethingToLose(RunReport report) {
    report.requireMoreThan(SYSTEMS, "reduction given up");
    report.requireMoreThan(SYSTEMS / 2, "reduced");
    report.requireMoreThan(SYSTEMS / 8, "reduced with invariants");
    report.requireMoreThan(SYSTEMS / 20, "violated");
    report.requireMoreThan(SYSTEMS / 20, "with terminal states");
    report.requireMoreThan(0, "lssa and lpor differ");
  }
}
