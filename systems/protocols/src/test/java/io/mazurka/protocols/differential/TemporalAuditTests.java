package io.mazurka.protocols.differential;

import io.mazurka.differential.Audits;
import io.mazurka.differential.temporal.RandomFormulaSystem;
import io.mazurka.differential.temporal.RandomFormulaSystem.Kind;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.random.CrashPlan;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Audits of the reductions of random protocols for random formulas find nothing wrong. */
@Tag("slow")
final class TemporalAuditTests {

  private static final int AUDITED = 300;
  private static final int MOST_STATES = 200;

  @ParameterizedTest
  @EnumSource(names = {"LINEAR", "BRANCHING"})
  void auditIsClean(Kind kind) {
    RunReport report =
        new RandomRun<ProtocolPlan>(
                getClass(), ProtocolGenerator::draw, (plan, trial) -> audit(plan, kind, trial))
            .inTurn(0, AUDITED);
    report.requireNoDifference();
    report.requireMoreThan(AUDITED / 3, "audited in full");
  }

  private static void audit(ProtocolPlan plan, Kind kind, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    ProtocolOptions own = ProtocolOptions.defaults().withDeadMessages(false);
    CheckOptions options =
        CheckOptions.unreduced()
            .withPor(Por.LPOR)
            .with(trial.seed() % 4 == 0 ? CrashPlan.atMost(protocol, own, 1) : own)
            .withLimits(Limits.none().withStates(MOST_STATES));
    trial.count(
        "audited in full",
        Audits.requireClean(new RandomFormulaSystem(protocol, trial.seed(), kind), options, trial));
  }
}
