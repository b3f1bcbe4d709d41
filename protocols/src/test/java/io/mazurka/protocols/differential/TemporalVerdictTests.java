package io.mazurka.protocols.differential;

import io.mazurka.differential.Audits;
import io.mazurka.differential.RandomFormulaSystem;
import io.mazurka.differential.RandomFormulaSystem.Kind;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole checks of random protocols with random formulas, and audits of their reductions. */
final class TemporalVerdictTests {

  private static final int PROTOCOLS = 600;
  private static final int AUDITED = 300;
  private static final int MOST_STATES = 200;

  @ParameterizedTest
  @EnumSource
  void verdictsOnFormulasAreThoseOfTheFullSearch(Kind kind) {
    RunReport report =
        new RandomRun<ProtocolPlan>(
                getClass(), ProtocolGenerator::draw, (plan, trial) -> compare(plan, kind, trial))
            .inTurn(0, PROTOCOLS);
    System.out.println(kind + ": " + report);
    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 3, "compared");
    report.requireMoreThan(PROTOCOLS / 20, "reduced");
  }

  /** Without symmetry, so that whatever is reduced is so by stubborn sets. */
  private static void compare(ProtocolPlan plan, Kind kind, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    Setting setting =
        kind == Kind.WEAKLY_FAIR || trial.seed() % 3 > 0 ? Setting.PLAIN : Setting.ONE_CRASH;
    CheckOptions plain = setting.options().withLimits(Limits.none().withStates(MOST_STATES));
    CheckOptions reduced = plain.withPor(kind == Kind.WEAKLY_FAIR ? null : Por.LPOR);
    new RandomFormulaSystem(protocol, trial.seed(), kind).compare(reduced, plain, trial);
  }

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
            .with(trial.seed() % 4 == 0 ? own.withExplicitCrashes(1) : own)
            .withLimits(Limits.none().withStates(MOST_STATES));
    trial.count(
        "audited in full",
        Audits.requireClean(new RandomFormulaSystem(protocol, trial.seed(), kind), options, trial));
  }
}
