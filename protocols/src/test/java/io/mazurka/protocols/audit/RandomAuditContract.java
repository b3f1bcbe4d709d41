package io.mazurka.protocols.audit;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.audit.Audit;
import io.mazurka.kernel.audit.AuditResult;
import io.mazurka.kernel.audit.AuditVerdict;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.Split;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.random.PlannedProtocol;
import io.mazurka.protocols.random.ProtocolGenerator;
import org.junit.jupiter.api.Test;

/** Audits of random protocols: what their reductions rely on is true. */
abstract class RandomAuditContract {

  private static final int MOST_STATES = 400;

  abstract int protocols();

  /** Options that differ from seed to seed. */
  private static CheckOptions options(int seed) {
    ReductionOptions reductions =
        ReductionOptions.none()
            .withPor(Por.LPOR)
            .withSplit(Split.values()[seed % 4])
            .withNet(seed / 4 % 4 > 0)
            .withDeadMessages(seed / 16 % 2 > 0);
    CheckOptions options =
        CheckOptions.defaults()
            .withReductions(reductions)
            .withLimits(Limits.none().withStates(MOST_STATES));
    options = seed / 32 % 3 == 0 ? options.withProperties("deadlock") : options;
    return seed / 96 % 3 == 0 ? options.withExplicitCrashes(1) : options;
  }

  @Test
  void auditOfRandomProtocolsIsClean() {
    int complete = 0;
    for (int seed = 0; seed < protocols(); seed++) {
      Protocol protocol = PlannedProtocol.of(ProtocolGenerator.draw(seed));
      CheckOptions options = options(seed);
      if (!protocol.channels().equals(Channels.FIFO)
          || !Boolean.TRUE.equals(options.reductions().deadMessages())) {
        AuditResult result = Audit.of(protocol).with(options).run();
        assertThat(result.failures()).as("seed " + seed).isEmpty();
        complete += result.verdict() == AuditVerdict.CLEAN ? 1 : 0;
      }
    }
    assertThat(complete).isGreaterThan(protocols() / 3);
  }
}
