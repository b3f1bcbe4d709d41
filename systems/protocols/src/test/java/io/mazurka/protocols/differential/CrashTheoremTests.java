package io.mazurka.protocols.differential;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.ReferenceExplorer;
import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.PropertyResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * If nobody detects crashes they make no difference to local states and monitors, declared or not
 * (Bokor 2011, theorem 2).
 */
final class CrashTheoremTests {

  private static final int PROTOCOLS = 60;

  private static final int MOST_STATES = 2_000;

  @Test
  void crashesThatNobodyDetectsChangeNothingThatCanBeSeen() {
    RunReport report =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, CrashTheoremTests::compare)
            .inParallel(0, PROTOCOLS);
    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 4, "compared");
    report.requireMoreThan(PROTOCOLS / 10, "violated");
  }

  private static void compare(ProtocolPlan drawn, Trial trial) {
    Protocol plain = PlannedProtocol.of(drawn.withoutCrashes());
    Protocol crashing = PlannedProtocol.crashingEverywhere(drawn.withoutCrashes());
    CheckOptions options = CheckOptions.unreduced();
    Optional<ReferenceGraph> one = ReferenceExplorer.explore(plain, options, MOST_STATES);
    Optional<ReferenceGraph> other = ReferenceExplorer.explore(crashing, options, MOST_STATES);
    if (one.isEmpty() || other.isEmpty() || Setting.sweeps(plain)) {
      return;
    }
    trial.require("local states", seen(one.get()), seen(other.get()));
    trial.require("verdicts", violated(plain), violated(crashing));
    trial.count("compared");
    trial.count("violated", !violated(plain).isEmpty());
  }

  private static Set<List<Object>> seen(ReferenceGraph graph) {
    return graph.visible().stream()
        .map(state -> List.<Object>of(state.locals(), List.copyOf(state.monitors().values())))
        .collect(Collectors.toSet());
  }

  private static Set<String> violated(Protocol protocol) {
    CheckResult result = Check.of(protocol).with(CheckOptions.defaults().withAll()).run();
    return result.properties().stream()
        .filter(property -> property.verdict() == Verdict.VIOLATED)
        .map(PropertyResult::name)
        .collect(Collectors.toSet());
  }
}
