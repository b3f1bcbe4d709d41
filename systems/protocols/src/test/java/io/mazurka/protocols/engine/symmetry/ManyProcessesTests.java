package io.mazurka.protocols.engine.symmetry;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditResult;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Interchangeable processes may have more permutations than a number can say. */
final class ManyProcessesTests {

  record Boss(Optional<ProcessId> picked) {}

  /** A boss picks one of many workers. */
  private static Protocol pick(int workers) {
    ProtocolBuilder protocol = Protocol.named("pick");
    Role<Boss> boss = protocol.role("boss", 1, new Boss(Optional.empty()));
    Role<Boolean> worker = protocol.role("worker", workers, false);
    List<Effect<Boss>> choices =
        IntStream.rangeClosed(1, workers)
            .mapToObj(number -> become(new Boss(Optional.of(worker.member(number)))))
            .toList();
    boss.step("pick").when(self -> self.picked().isEmpty()).thenAny(self -> choices);
    return protocol.build();
  }

  /** Each of many workers may start, so that orbits are as large as binomial coefficients. */
  private static Protocol start(int workers) {
    ProtocolBuilder protocol = Protocol.named("start");
    Role<Boolean> worker = protocol.role("worker", workers, false);
    worker.step("start").when(started -> !started).then(started -> become(true));
    return protocol.build();
  }

  private static CheckOptions options(Por por) {
    return CheckOptions.unreduced()
        .withPor(por)
        .with(ProtocolOptions.defaults().withSymmetry(Symmetry.ROLES));
  }

  /** The sizes of the orbits with no worker started, one, and so on, up to {@code most}. */
  private static List<Long> orbits(int workers, int most) {
    Prepared prepared = Check.of(start(workers)).with(options(Por.NONE)).prepare();
    Canonicalizer canonicalizer = prepared.task().symmetry().canonicalizers().get();
    Walk walk = Walk.from(prepared.model().system(), 0);
    List<Long> orbits = new ArrayList<>();
    for (int started = 0; started <= most; started++) {
      orbits.add(canonicalizer.orbit(walk.state()));
      walk.take((7 * started) % walk.possible());
    }
    return orbits;
  }

  @Test
  void oneOfManyIsPicked() {
    for (int workers : new int[] {20, 21, 40}) {
      AuditResult result = Audit.of(pick(workers)).with(options(Por.LPOR)).run();

      assertThat(result.failures()).isEmpty();
      assertThat(result.verdict()).isEqualTo(AuditVerdict.CLEAN);
      assertThat(result.states()).isEqualTo(workers + 1);
      assertThat(Check.of(pick(workers)).with(options(Por.NONE)).run().statistics().states())
          .isEqualTo(2);
    }
  }

  @Test
  void orbitsAreExactWhereverTheyFit() {
    List<Long> expected = new ArrayList<>();
    BigInteger coefficient = BigInteger.ONE;
    for (int started = 0; started <= 33; started++) {
      expected.add(coefficient.longValueExact());
      coefficient =
          coefficient
              .multiply(BigInteger.valueOf(66 - started))
              .divide(BigInteger.valueOf(started + 1));
    }
    assertThat(orbits(66, 33)).isEqualTo(expected);
  }

  @Test
  void largerOrbitsAreAsLargeAsANumberCanSay() {
    assertThat(orbits(67, 33)).startsWith(1L, 67L, 67L * 33).endsWith(Long.MAX_VALUE);
  }
}
