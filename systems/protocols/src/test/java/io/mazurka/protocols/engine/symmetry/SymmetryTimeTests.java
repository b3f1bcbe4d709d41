package io.mazurka.protocols.engine.symmetry;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.search.check.Check;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Looking for symmetry ends when half of the time limit has passed. */
final class SymmetryTimeTests {

  private static final double LIMIT = 1;
  private static final long MORE_THAN_HALF = 600_000_000;

  /** Two symmetric counters; a test adds something that is slow. */
  private static class Counters {

    final ProtocolBuilder protocol = Protocol.named("counters");
    final Role<Integer> counter = protocol.role("counter", 2, 0);
    final StepReference<Integer> count =
        counter.step("count").when(value -> value < 1).then(value -> become(value + 1));
    private boolean slow = true;

    /** Takes more than half of the time limit when it is first called. */
    final boolean slowly(boolean result) {
      long end = System.nanoTime() + MORE_THAN_HALF;
      while (slow && System.nanoTime() < end) {
        LockSupport.parkNanos(end - System.nanoTime());
      }
      slow = false;
      return result;
    }
  }

  private static Counters slowInvariant() {
    Counters counters = new Counters();
    counters
        .protocol
        .invariant("fine")
        .forEach(counters.counter, value -> counters.slowly(value < 2));
    return counters;
  }

  private static Counters slowMonitor() {
    Counters counters = new Counters();
    Monitor<Boolean> monitor = counters.protocol.monitor("watch", true);
    monitor.hears(counters.count, (seen, step) -> counters.slowly(seen));
    counters.protocol.invariant("watched").of(monitor, seen -> true);
    return counters;
  }

  private static Check check(Counters counters, @Nullable Symmetry symmetry) {
    return Check.of(counters.protocol.build())
        .with(
            CheckOptions.defaults()
                .withPor(Por.NONE)
                .withLimits(Limits.none().withSeconds(LIMIT))
                .with(ProtocolOptions.unreduced().withSymmetry(symmetry)));
  }

  /** On a very slow machine it may be the local analysis that takes too long. */
  private static void assertGivenUp(Check check) {
    assertThat(check.prepare().task().symmetry().description())
        .singleElement()
        .asString()
        .startsWith("no symmetry: ")
        .endsWith(" was given up because half of the time limit had passed");
  }

  @Test
  void slowInvariantIsGivenUp() {
    assertGivenUp(check(slowInvariant(), null));
  }

  @Test
  void slowMonitorIsGivenUp() {
    assertGivenUp(check(slowMonitor(), null));
  }

  /** How fast a machine is decides on no exit code. */
  @Test
  void symmetryThatWasAskedForIsGivenUp() {
    assertGivenUp(check(slowInvariant(), Symmetry.ROLES));
  }
}
