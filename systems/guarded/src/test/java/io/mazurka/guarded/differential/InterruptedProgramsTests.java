package io.mazurka.guarded.differential;

import io.mazurka.differential.Interruptions;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.search.check.Check;
import io.mazurka.testkit.Plan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.io.IOException;
import java.util.Random;
import java.util.function.Function;
import java.util.function.LongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Searches of programs and circuits that are stopped and continued have the same findings as
 * others.
 */
@Tag("slow")
class InterruptedProgramsTests {

  private static final int SYSTEMS = 100;

  @Test
  void goingOnWithAProgramFindsWhatAnUndisturbedSearchFinds() {
    require(ProgramGenerator::draw, plan -> PlannedProgram.of(plan).model());
  }

  @Test
  void goingOnWithACircuitFindsWhatAnUndisturbedSearchFinds() {
    require(CircuitGenerator::draw, CircuitPlan::circuit);
  }

  private <P extends Plan<P>> void require(
      LongFunction<P> generator, Function<P, Checkable> builder) {
    RunReport report =
        new RandomRun<>(getClass(), generator, (plan, trial) -> compare(plan, builder, trial))
            .inTurn(0, SYSTEMS);
    System.out.println("interrupted searches of programs and circuits: " + report);

    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS / 5, "resumed in the middle");
    report.requireMoreThan(SYSTEMS / 20, "ended by EXHAUSTED");
    report.requireMoreThan(SYSTEMS / 20, "ended by VIOLATION");
  }

  private static <P> void compare(P plan, Function<P, Checkable> builder, Trial trial)
      throws IOException {
    Random random = new Random(trial.seed() * 0x9E3779B97F4A7C15L);
    CheckOptions some =
        CheckOptions.defaults()
            .withPor(random.nextBoolean() ? Por.LPOR : Por.NONE)
            .withStore(random.nextInt(3) == 0 ? StoreKind.FINGERPRINT : StoreKind.EXACT);
    CheckOptions options = random.nextBoolean() ? some.withAll() : some;
    Patience patience =
        random.nextBoolean() ? Patience.endless() : Patience.untilStates(1 + random.nextInt(40));
    trial.at(options + ", " + patience);
    new Interruptions(
            () ->
                Check.of(builder.apply(plan)).with(options).prepare().task().withPatience(patience),
            random,
            trial)
        .compare();
  }
}
