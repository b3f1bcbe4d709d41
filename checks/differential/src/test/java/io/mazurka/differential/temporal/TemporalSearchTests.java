package io.mazurka.differential.temporal;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.differential.Mistake;
import io.mazurka.differential.RandomSlots;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Searches with a cycle proviso keep what linear time sees of random systems of rules. */
final class TemporalSearchTests {

  private static final int SYSTEMS = 2_000;

  @Test
  void reducedSearchKeepsWhatLinearTimeSees() {
    RunReport report = run(Mistake.none()).inTurn(0, SYSTEMS);
    System.out.println(report);
    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS / 8, "reduced");
  }

  @Test
  void mistakesAreFoundOut() {
    for (Mistake mistake :
        List.of(
            Mistake.temporalAsInvariants(),
            Mistake.provisoForgotten(),
            Mistake.cyclesForgotten())) {
      assertThat(run(mistake).requireFailure("a mistake", 0, SYSTEMS).lines()).isNotEmpty();
    }
  }

  private RandomRun<RandomSlots> run(Mistake mistake) {
    return new RandomRun<>(
        getClass(), RandomSlots::draw, (plan, trial) -> compare(plan, mistake, trial));
  }

  private static void compare(RandomSlots plan, Mistake mistake, Trial trial) {
    CompiledModel model = mistake.in(plan.system().compiled());
    trial.count(
        "compared",
        TemporalComparison.of(
                model, PropertyClass.LINEAR_TIME, StateProperty.ofEveryState(model.properties()))
            .compare(300, trial));
  }
}
