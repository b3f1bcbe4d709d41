package io.mazurka.protocols.differential;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.compiler.ProtocolCompiler;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.random.Splits;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Random protocols with split processes against the same with whole views. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
final class SplitTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROTOCOLS = 80;

  private static final int MOST_STATES = 100;

  private RunReport report;

  @BeforeAll
  void compareAll() {
    report =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, SplitTests::compare)
            .inParallel(0, PROTOCOLS);
    System.out.println("split processes of " + report);
  }

  private static void compare(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    Random random = ProtocolGenerator.random(~trial.seed());
    for (Setting setting : Setting.values()) {
      if (random.nextInt(3) == 0 && setting.isPossible(protocol)) {
        boolean drops = random.nextBoolean() && canDrop(protocol, setting);
        CheckOptions options = options(setting, drops);
        Splits splits = Splits.draw(protocol, random);
        trial.at("%s, dead messages %s, %s".formatted(setting, drops, splits));
        TransitionSystem whole = ProtocolCompiler.compile(protocol, options).system();
        TransitionSystem split =
            ProtocolCompiler.compile(protocol, options, splits.budget()).system();
        new SplitLockstep(whole, split, trial).compare(MOST_STATES);
        trial.count("compared " + setting);
        trial.count("compared " + protocol.channels());
        trial.count("compared without dead messages", split.omission().isPresent());
        trial.count(
            "compared quorum steps of split processes",
            protocol.steps().stream()
                .anyMatch(
                    step -> step.quorum().most() > 1 && splits.roles().contains(step.role())));
        trial.count("compared channels cut into parts", drops && splits.lettersOfASlot() < 10);
      }
    }
  }

  private static CheckOptions options(Setting setting, boolean drops) {
    return setting.options().with(ProtocolOptions::of, own -> own.withDeadMessages(drops));
  }

  private static boolean canDrop(Protocol protocol, Setting setting) {
    try {
      ProtocolCompiler.compile(protocol, options(setting, true));
      return true;
    } catch (InvalidOptionException e) {
      return false;
    }
  }

  @Test
  void splitProcessesTakeTheSameStepsInTheSameOrder() {
    report.requireNoDifference();
  }

  @Test
  void everyKindWasSplitOften() {
    report.requireMoreThan(PROTOCOLS / 10, "compared without dead messages");
    report.requireMoreThan(PROTOCOLS / 10, "compared quorum steps of split processes");
    report.requireMoreThan(PROTOCOLS / 10, "compared channels cut into parts");
    for (Setting setting : Setting.values()) {
      report.requireMoreThan(PROTOCOLS / 60, "compared " + setting);
    }
  }
}
