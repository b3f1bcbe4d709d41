package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Role;
import org.junit.jupiter.api.Test;

/** Explicit crashes: in a step, with any part of what it sends. */
final class CrashTests {

  record Local(boolean done) {}

  record X() {}

  record Y() {}

  private static final CheckOptions PLAIN = CheckOptions.unreduced();

  /** A sends x and y to B, which takes nothing. */
  private static Protocol sender(Channels channels) {
    ProtocolBuilder protocol = Protocol.named("sender").channels(channels);
    Role<Local> a = protocol.role("A", 1, new Local(false));
    Role<Local> b = protocol.role("B", 1, new Local(false));
    a.step("send")
        .when(self -> !self.done())
        .sends(X.class, b)
        .sends(Y.class, b)
        .then(self -> become(new Local(true)).broadcast(b, new X()).broadcast(b, new Y()));
    return protocol.build();
  }

  /** Two processes that each take one step. */
  private static Protocol pair() {
    ProtocolBuilder protocol = Protocol.named("pair");
    Role<Local> role = protocol.role("process", 2, new Local(false));
    role.step("finish").when(self -> !self.done()).then(self -> become(new Local(true)));
    return protocol.build();
  }

  @Test
  void withoutExplicitCrashesThereAreNoCrashSteps() {
    assertThat(Counts.of(sender(Channels.SET), PLAIN)).isEqualTo(new Counts(2, 1, 1, 1));
    assertThat(
            Counts.of(
                sender(Channels.SET),
                PLAIN.with(ProtocolOptions.defaults().withExplicitCrashes(0))))
        .isEqualTo(new Counts(2, 1, 1, 1));
  }

  /** The step as such, and crashes that send nothing, x, y, both: 5 steps to 5 states. */
  @Test
  void crashingStepSendsAnySubset() {
    assertThat(
            Counts.of(
                sender(Channels.SET),
                PLAIN.with(ProtocolOptions.defaults().withExplicitCrashes(9))))
        .isEqualTo(new Counts(6, 5, 5, 1));
  }

  /** As before without the crash that sends y but not x, which would let y pass. */
  @Test
  void crashLeavesNoGapInAQueue() {
    assertThat(
            Counts.of(
                sender(Channels.FIFO),
                PLAIN.with(ProtocolOptions.defaults().withExplicitCrashes(9))))
        .isEqualTo(new Counts(5, 4, 4, 1));
  }

  /**
   * Each process is idle, done or crashed: 9 states. From two idle ones there are 4 steps, from one
   * idle one, which the other may be done or crashed beside, 2 each: 4 + 4 * 2.
   */
  @Test
  void everyProcessMayCrash() {
    assertThat(Counts.of(pair(), PLAIN.with(ProtocolOptions.defaults().withExplicitCrashes(2))))
        .isEqualTo(new Counts(9, 12, 4, 2));
  }

  /** As before without the state in which both crashed and the two steps to it. */
  @Test
  void boundOnCrashesIsKept() {
    assertThat(Counts.of(pair(), PLAIN.with(ProtocolOptions.defaults().withExplicitCrashes(1))))
        .isEqualTo(new Counts(8, 10, 3, 2));
  }
}
