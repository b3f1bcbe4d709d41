package io.mazurka.protocols.differential;

import io.mazurka.differential.PruningComparison;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Counterexamples of random protocols show what matters, whatever the traffic and the crashes. */
@Tag("slow")
final class PruningTests {

  private static final int PROTOCOLS = 1_000;
  private static final int MOST_STATES = 2_000;

  @Test
  void everyStepOfACounterexampleIsNeeded() {
    RunReport report =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, PruningTests::compare)
            .inParallel(1, PROTOCOLS);
    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 10, "pruned");
    report.requireMoreThan(PROTOCOLS / 20, "shorter");
    report.requireMoreThan(PROTOCOLS / 50, "fewer switches");
  }

  private static void compare(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    Setting[] settings = Setting.values();
    Setting setting = settings[(int) (trial.seed() % settings.length)];
    if (!setting.isPossible(protocol)) {
      return;
    }
    trial.at(setting.name());
    boolean reduced = setting == Setting.PLAIN && trial.seed() % 2 == 0;
    CheckOptions options =
        (reduced ? CheckOptions.defaults().with(ProtocolOptions.defaults()) : setting.options())
            .withLimits(Limits.none().withStates(MOST_STATES))
            .withSearch(trial.seed() % 3 == 0 ? SearchOrder.BFS : SearchOrder.DFS);
    new PruningComparison(protocol, options, trial).requireWhatMatters();
    new PruningComparison(protocol, options.withProperties("deadlock"), trial).requireWhatMatters();
  }
}
