package io.mazurka.protocols.differential;

import io.mazurka.differential.temporal.RandomFormulaSystem;
import io.mazurka.differential.temporal.SimulatedVerdicts;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No random execution violates a formula that holds, and those that are reported do violate it. */
@Tag("slow")
final class SimulatedFormulaTests {

  /** How many formulas are compared, times what {@code -Ddraws} says. */
  private static final int FORMULAS = 600;

  private static final int MOST_STATES = 100;

  private static final List<Setting> SETTINGS =
      List.of(
          Setting.PLAIN,
          Setting.ONE_CRASH,
          Setting.ANY_LOSSES,
          Setting.ANY_DUPLICATIONS_AND_ONE_LOSS,
          Setting.ONE_RESTART,
          Setting.ONE_TIMEOUT_AND_MORE);

  @Test
  void executionsViolateOnlyWhatFails() {
    RunReport report =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, SimulatedFormulaTests::compare)
            .until("compared", FORMULAS, 0);
    System.out.println("formulas in simulations of protocols: " + report);
    report.requireNoDifference();
    report.requireMoreThan(FORMULAS / 10, "violated by a repetition");
    report.requireMoreThan(FORMULAS / 10, "violated by a beginning");
  }

  private static void compare(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    Setting setting = SETTINGS.get((int) (trial.seed() % SETTINGS.size()));
    if (setting.isPossible(protocol)) {
      new SimulatedVerdicts(
              RandomFormulaSystem.of(protocol, trial.seed()), setting.options(), MOST_STATES)
          .compare(trial);
    }
  }
}
