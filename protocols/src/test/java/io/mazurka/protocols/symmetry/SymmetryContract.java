package io.mazurka.protocols.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.audit.Audit;
import io.mazurka.kernel.audit.AuditResult;
import io.mazurka.kernel.audit.AuditVerdict;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.Split;
import io.mazurka.kernel.options.Symmetry;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import org.junit.jupiter.api.Test;

/**
 * Symmetry on random protocols: every state and its representative are alike, and no search of
 * representatives, with or without other reductions, loses a verdict or, up to symmetry, a terminal
 * state. A subclass says how many.
 */
abstract class SymmetryContract {

  private static final int MOST_STATES = 1_500;

  abstract int protocols();

  private static CheckOptions options(int seed, Channels channels) {
    ReductionOptions reductions =
        ReductionOptions.none()
            .withPor(seed % 5 == 0 ? Por.NONE : Por.LPOR)
            .withSplit(Split.values()[seed % 4])
            .withDeadMessages(channels != Channels.FIFO && seed / 4 % 2 > 0)
            .withSymmetry(Symmetry.ROLES);
    CheckOptions options =
        CheckOptions.defaults()
            .withReductions(reductions)
            .withLimits(Limits.none().withStates(MOST_STATES));
    options = seed / 8 % 3 == 0 ? options.withProperties("deadlock") : options;
    return seed / 24 % 4 == 0 ? options.withExplicitCrashes(1) : options;
  }

  @Test
  void statesAndTheirRepresentativesAreAlike() {
    int complete = 0;
    int asymmetric = 0;
    for (int seed = 0; seed < protocols(); seed++) {
      Protocol protocol = SymmetricProtocols.draw(seed);
      try {
        AuditResult result = Audit.of(protocol).with(options(seed, protocol.channels())).run();
        assertThat(result.failures()).as("seed " + seed).isEmpty();
        complete += result.verdict() == AuditVerdict.CLEAN ? 1 : 0;
      } catch (InvalidOptionException e) {
        asymmetric++;
      }
    }
    System.out.printf(
        "%,d symmetric protocols: %,d audited in full, %,d without symmetry%n",
        protocols(), complete, asymmetric);
    assertThat(complete).isGreaterThan(protocols() / 4);
    assertThat(asymmetric).isBetween(1, protocols() / 2);
  }
}
