package io.mazurka.protocols.audit;

import io.mazurka.differential.Audits;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.CrashPlan;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.protocols.random.Splits;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import org.junit.jupiter.api.Test;

/** Audits of random protocols: what their reductions rely on is true. */
final class RandomAuditTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROTOCOLS = 100;

  private static final int MOST_STATES = 400;

  /** Options that differ from seed to seed. */
  private static CheckOptions options(Protocol protocol, int seed) {
    ProtocolOptions own =
        ProtocolOptions.defaults()
            .withSplit(Split.values()[seed % 4])
            .withDeadMessages(seed / 16 % 2 > 0);
    CheckOptions options =
        CheckOptions.unreduced()
            .withPor(Por.LPOR)
            .withNet(seed / 4 % 4 > 0)
            .with(seed / 96 % 3 == 0 ? CrashPlan.atMost(protocol, own, 1) : own)
            .withLimits(Limits.none().withStates(MOST_STATES));
    return seed / 32 % 3 == 0 ? options.withProperties("deadlock") : options;
  }

  @Test
  void auditOfRandomProtocolsIsClean() {
    RunReport report =
        new RandomRun<>(getClass(), ProtocolGenerator::draw, RandomAuditTests::audit)
            .inTurn(0, PROTOCOLS);

    report.requireNoDifference();
    report.requireMoreThan(PROTOCOLS / 3, "audited in full");
    report.requireMoreThan(PROTOCOLS / 12, "audited with split processes");
  }

  private static void audit(ProtocolPlan plan, Trial trial) {
    Protocol protocol = PlannedProtocol.of(plan);
    CheckOptions options = options(protocol, (int) trial.seed());
    if ((plan.channels() != Channels.FIFO && !protocol.isBounded())
        || !Boolean.TRUE.equals(ProtocolOptions.of(options).deadMessages())) {
      boolean splits = trial.seed() % 3 == 0;
      boolean audited =
          Audits.requireClean(
              splits
                  ? Splits.draw(protocol, ProtocolGenerator.random(~trial.seed())).in(protocol)
                  : protocol,
              options,
              trial);
      trial.count("audited in full", audited);
      trial.count("audited with split processes", audited && splits);
    }
  }
}
