package io.mazurka.protocols.engine.symmetry;

import io.mazurka.differential.Audits;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import io.mazurka.protocols.random.CrashPlan;
import io.mazurka.protocols.random.Splits;
import io.mazurka.search.check.Check;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Symmetry on random protocols: every state and its representative are alike, and no search of
 * representatives, with or without other reductions, loses a verdict or, up to symmetry, a terminal
 * state. A subclass says how many are to be audited in full.
 */
@Tag("slow")
final class SymmetryAuditTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int PROTOCOLS = 70;

  private static final int MOST_STATES = 300;

  private static CheckOptions options(Protocol protocol, int seed, boolean deadMessages) {
    boolean whole = !protocol.composites().isEmpty() && seed % 3 > 0;
    ProtocolOptions own =
        ProtocolOptions.defaults()
            .withSplit(Split.values()[seed % 4])
            .withDeadMessages(deadMessages)
            .withSymmetry(whole ? Symmetry.PROCESSES : Symmetry.ROLES);
    if (!deadMessages && seed / 5 % 4 == 0) {
      own = own.withAtMost(Mishap.LOSS, 1);
    }
    CheckOptions options =
        CheckOptions.unreduced()
            .withPor(Por.LPOR)
            .with(seed / 12 % 4 == 0 ? CrashPlan.atMost(protocol, own, 1) : own)
            .withLimits(Limits.none().withStates(MOST_STATES));
    return seed / 4 % 3 == 0 ? options.withProperties("deadlock") : options;
  }

  @Test
  void nothingIsLostInAnyCombination() {
    RunReport report =
        new RandomRun<>(getClass(), SymmetricGenerator::draw, SymmetryAuditTests::audit)
            .until(AuditTally.AUDITED, PROTOCOLS, 0);
    System.out.println("symmetry of " + report);

    report.requireNoDifference();
    report.require(() -> AuditTally.assertAllAreCovered(report));
  }

  /**
   * One audit compares the full search with those by symmetry, by stubborn sets and by both, and
   * without dead messages also with one that keeps them: two audits are all eight combinations.
   */
  private static void audit(SymmetricPlan plan, Trial trial) {
    Protocol protocol = SymmetricProtocols.of(plan);
    boolean drops = protocol.channels() != Channels.FIFO;
    CheckOptions options = options(protocol, (int) trial.seed(), false);
    if (!isSymmetric(protocol, options)) {
      trial.count(AuditTally.ASYMMETRIC);
    } else if (audit(protocol, false, trial)) {
      AuditTally.add(protocol, options, drops && audit(protocol, true, trial), trial);
      trial.count(AuditTally.SPLIT, isSplit(trial));
    }
  }

  private static boolean isSymmetric(Protocol protocol, CheckOptions options) {
    try {
      return !Check.of(protocol).with(options).prepare().task().symmetry().isTrivial();
    } catch (InvalidOptionException e) {
      return false; // But for its properties.
    }
  }

  /** Whether the protocol is small enough to be audited in full. */
  private static boolean audit(Protocol protocol, boolean deadMessages, Trial trial) {
    CheckOptions options = options(protocol, (int) trial.seed(), deadMessages);
    CheckOptions plain = options.withoutReductions().withAll();
    return Check.of(protocol).with(plain).run().end() == EndReason.EXHAUSTED
        && Audits.requireClean(
            isSplit(trial)
                ? Splits.draw(protocol, new Random(trial.seed())).in(protocol)
                : protocol,
            options,
            trial);
  }

  private static boolean isSplit(Trial trial) {
    return trial.seed() % 4 == 1;
  }
}
