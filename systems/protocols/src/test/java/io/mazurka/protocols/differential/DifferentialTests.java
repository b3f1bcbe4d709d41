package io.mazurka.protocols.differential;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.random.Coverage;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.reference.ReferenceExplorer;
import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What must hold for random protocols. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("slow")
final class DifferentialTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROTOCOLS = 100;

  private static final int MOST_STATES = 500;

  private RunReport report;

  @BeforeAll
  void compareAll() {
    report =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, this::compare)
            .inParallel(0, PROTOCOLS);
    System.out.println("engine and definitions on " + report);
  }

  private void compare(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    ReferenceGraph plain = null;
    for (Setting setting : Setting.values()) {
      trial.at(setting.name());
      if (!setting.isPossible(protocol)) {
        continue;
      }
      Optional<ReferenceGraph> explored =
          ReferenceExplorer.explore(protocol, setting.options(), MOST_STATES);
      if (explored.isPresent()) {
        ReferenceGraph graph = explored.get();
        plain = setting == Setting.PLAIN ? graph : plain;
        note(setting, graph, trial);
        new ReferenceComparison(protocol, setting.options(), graph, trial).requireAgreement();
        if (plain != null && setting.isOrdinary() && !Setting.sweeps(protocol)) {
          trial.require("local states", plain.visible(), graph.visible());
        }
      }
    }
  }

  private static void note(Setting setting, ReferenceGraph graph, Trial trial) {
    trial.count("compared " + setting);
    if (setting == Setting.PLAIN || setting == Setting.ONE_CRASH) {
      Coverage.note(graph, trial);
    }
  }

  /**
   * That is, its figures; and local states are the same whatever the traffic and the crashes, if no
   * step takes all messages so far.
   */
  @Test
  void engineAgreesWithTheDefinitions() {
    report.requireNoDifference();
  }

  @Test
  void everySettingWasComparedOften() {
    for (Setting setting : Setting.values()) {
      report.requireMoreThan(PROTOCOLS / 20, "compared " + setting);
    }
  }

  @Test
  void everyFeatureOccurred() {
    Coverage.requireMoreThan(PROTOCOLS / 200, report);
  }
}
