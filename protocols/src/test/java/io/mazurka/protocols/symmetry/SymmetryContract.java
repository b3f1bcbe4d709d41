package io.mazurka.protocols.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.audit.Audit;
import io.mazurka.kernel.audit.AuditResult;
import io.mazurka.kernel.audit.AuditVerdict;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.Split;
import io.mazurka.kernel.options.Symmetry;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import org.junit.jupiter.api.Test;

/**
 * Symmetry on random protocols: every state and its representative are alike, and no search of
 * representatives, with or without other reductions, loses a verdict or, up to symmetry, a terminal
 * state. A subclass says how many are to be audited in full.
 */
abstract class SymmetryContract {

  private static final int MOST_STATES = 300;

  abstract int protocols();

  private static CheckOptions options(Protocol protocol, int seed, boolean deadMessages) {
    boolean whole = !protocol.composites().isEmpty() && seed % 3 > 0;
    ReductionOptions reductions =
        ReductionOptions.none()
            .withPor(Por.LPOR)
            .withSplit(Split.values()[seed % 4])
            .withDeadMessages(deadMessages)
            .withSymmetry(whole ? Symmetry.PROCESSES : Symmetry.ROLES);
    CheckOptions options =
        CheckOptions.defaults()
            .withReductions(reductions)
            .withLimits(Limits.none().withStates(MOST_STATES));
    options = seed / 4 % 3 == 0 ? options.withProperties("deadlock") : options;
    return seed / 12 % 4 == 0 ? options.withExplicitCrashes(1) : options;
  }

  /**
   * One audit compares the full search with those by symmetry, by stubborn sets and by both, and
   * without dead messages also with one that keeps them: two audits are all eight combinations.
   */
  @Test
  void nothingIsLostInAnyCombination() {
    AuditTally tally = new AuditTally();
    int seed = 0;
    for (; tally.audited() < protocols(); seed++) {
      Protocol protocol = SymmetricProtocols.draw(seed);
      boolean drops = protocol.channels() != Channels.FIFO;
      CheckOptions options = options(protocol, seed, false);
      if (!isSymmetric(protocol, options)) {
        tally.addAsymmetric();
      } else if (audit(protocol, seed, false)) {
        tally.add(protocol, options, drops && audit(protocol, seed, true));
      }
    }
    System.out.println(tally.text(seed));
    tally.assertAllAreCovered();
  }

  private static boolean isSymmetric(Protocol protocol, CheckOptions options) {
    try {
      return !Check.of(protocol).with(options).prepare().task().symmetry().isTrivial();
    } catch (InvalidOptionException e) {
      return false; // But for its properties.
    }
  }

  /** Whether the protocol is small enough to be audited in full. */
  private static boolean audit(Protocol protocol, int seed, boolean deadMessages) {
    CheckOptions options = options(protocol, seed, deadMessages);
    CheckOptions plain = options.withReductions(ReductionOptions.none()).withAll();
    if (Check.of(protocol).with(plain).run().end() != EndReason.EXHAUSTED) {
      return false;
    }
    AuditResult result = Audit.of(protocol).with(options).run();
    assertThat(result.failures()).as("seed " + seed).isEmpty();
    return result.verdict() == AuditVerdict.CLEAN;
  }
}
