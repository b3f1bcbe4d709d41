package io.mazurka.protocols.engine.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.random.Cycles;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;

/** Counts the random protocols that were audited in full, by what makes them difficult. */
final class AuditTally {

  static final String AUDITED = "audited in full";
  static final String SPLIT = "audited with split processes";
  static final String ASYMMETRIC = "without symmetry";

  private static final String WITHOUT_DEAD_MESSAGES = "also without dead messages";
  private static final String CYCLIC = "with cycles";
  private static final String WITH_PROVISO = "with cycles and a proviso";
  private static final String SEVERAL_STARTS = "with several initial states";
  private static final String COMPOSITE = "of composite processes";
  private static final String INCOMPLETE = "some of which lack a part";
  private static final String WHOLE = "permuted as a whole";

  private static final String PEERS = "with steps for each peer";
  private static final String LIES = "with lies";
  private static final String NEIGHBOURS = "with neighbours";

  private AuditTally() {}

  /** Counts a protocol that was audited with these options, and also without dead messages. */
  static void add(
      Protocol protocol, CheckOptions options, boolean alsoWithoutDeadMessages, Trial trial) {
    Prepared prepared = Check.of(protocol).with(options).prepare();
    boolean hasCycle = Cycles.exist(prepared.model().system());
    trial.count(AUDITED);
    trial.count(WITHOUT_DEAD_MESSAGES, alsoWithoutDeadMessages);
    trial.count(CYCLIC, hasCycle);
    trial.count(WITH_PROVISO, hasCycle && prepared.task().reduction().contract().needsProviso());
    trial.count(SEVERAL_STARTS, prepared.model().system().initialStates().size() > 1);
    trial.count(COMPOSITE, !protocol.composites().isEmpty());
    trial.count(
        INCOMPLETE,
        protocol.composites().stream().anyMatch(one -> one.partsOf(one.size()).size() < 2));
    trial.count(PEERS, protocol.steps().stream().anyMatch(step -> step.peer() != null));
    trial.count(LIES, !protocol.lies().isEmpty());
    trial.count(NEIGHBOURS, protocol.steps().stream().anyMatch(step -> step.name().equals("pass")));
    trial.count(WHOLE, ProtocolOptions.of(options).symmetry() == Symmetry.PROCESSES);
  }

  static void assertAllAreCovered(RunReport report) {
    long audited = report.count(AUDITED);
    assertThat(report.count(WITHOUT_DEAD_MESSAGES)).isGreaterThan(audited / 4);
    assertThat(report.count(SPLIT)).isGreaterThan(audited / 10);
    assertThat(report.count(ASYMMETRIC)).isBetween(1L, audited * 2 / 3);
    assertThat(report.count(CYCLIC)).isGreaterThan(audited / 10);
    assertThat(report.count(WITH_PROVISO)).isGreaterThan(audited / 20);
    assertThat(report.count(SEVERAL_STARTS)).isGreaterThan(audited / 10);
    assertThat(report.count(COMPOSITE) - report.count(WHOLE)).isPositive();
    assertThat(report.count(INCOMPLETE)).isPositive();
    assertThat(report.count(PEERS)).isGreaterThan(audited / 10);
    assertThat(report.count(LIES)).isGreaterThan(audited / 20);
    assertThat(report.count(NEIGHBOURS)).isGreaterThan(audited / 30);
    assertThat(report.count(WHOLE)).isGreaterThan(audited / 10);
  }
}
