package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;

/** What input buffers add. */
final class TrafficTests {

  record Local(boolean done) {}

  record X() {}

  record Y() {}

  record Sender(int sent) {}

  /** A sends x and y at once; B takes only y. */
  private static Protocol sendBoth() {
    ProtocolBuilder protocol = Protocol.named("traffic");
    Role<Local> a = protocol.role("A", 1, new Local(false));
    Role<Local> b = protocol.role("B", 1, new Local(false));
    a.step("send")
        .when(self -> !self.done())
        .sends(X.class, b)
        .sends(Y.class, b)
        .then(self -> become(new Local(true)).broadcast(b, new X()).broadcast(b, new Y()));
    b.step("take").on(Y.class, a).then((self, y) -> become(new Local(true)));
    protocol.property("served").eventually(protocol.proposition("taken").exists(b, Local::done));
    return protocol.build();
  }

  private static CheckOptions unreduced(Traffic traffic) {
    return CheckOptions.unreduced().with(ProtocolOptions.defaults().withTraffic(traffic));
  }

  private static Counts count(Traffic traffic) {
    return Counts.of(
        sendBoth(), unreduced(traffic).withProperties(AskedProperties.named("deadlock")));
  }

  private static Verdict verdictOnBeingServed(Traffic traffic) {
    return Check.of(sendBoth()).with(unreduced(traffic)).run().verdict();
  }

  /** Nothing sent, both there, x left. */
  @Test
  void withoutInputBuffersAStepTakesWhatIsThere() {
    assertThat(count(Traffic.M)).isEqualTo(new Counts(3, 2, 1, 2));
  }

  /**
   * After the send x is on its way or delivered, y is on its way, delivered or taken: 1 + 6 states.
   * Besides the send, x is delivered in 3 states, y in 2, and y is taken in 2: 8 steps.
   */
  @Test
  void withUncleanInputBuffersAStepLeavesWhatItDoesNotWant() {
    assertThat(count(Traffic.GRM)).isEqualTo(new Counts(7, 8, 1, 4));
  }

  /** As before, but y is not taken when x was delivered, too: one step less, one more end. */
  @Test
  void withCleanInputBuffersAStepTakesAllOrNothing() {
    assertThat(count(Traffic.RM)).isEqualTo(new Counts(7, 7, 2, 4));
  }

  /**
   * A sends x and y, and B is to take y at last. With clean input buffers B is stuck once both were
   * delivered, so that the verdict on a formula without next is not that of the other models
   * (against theorem 1 of Bokor 2011).
   */
  @Test
  void whoWasDeliveredTooMuchStarvesWithCleanInputBuffersAlone() {
    assertThat(verdictOnBeingServed(Traffic.M)).isEqualTo(Verdict.HOLDS);
    assertThat(verdictOnBeingServed(Traffic.GRM)).isEqualTo(Verdict.HOLDS);
    assertThat(verdictOnBeingServed(Traffic.RM)).isEqualTo(Verdict.VIOLATED);
  }

  /**
   * A sends x twice, B takes nothing. A has sent none: 1 state; one or two: x is on its way or
   * delivered, 4 states. It never is both, as the channel is one set. A sends in 3 states and x is
   * delivered in 2.
   */
  @Test
  void setAbsorbsWhatWasDeliveredAndNotYetTaken() {
    ProtocolBuilder protocol = Protocol.named("twice");
    Role<Sender> a = protocol.role("A", 1, new Sender(0));
    Role<Local> b = protocol.role("B", 1, new Local(false));
    a.step("send")
        .when(self -> self.sent() < 2)
        .sends(X.class, b)
        .then(self -> become(new Sender(self.sent() + 1)).broadcast(b, new X()));

    assertThat(
            Counts.of(
                protocol.build(),
                CheckOptions.unreduced().with(ProtocolOptions.defaults().withTraffic(Traffic.GRM))))
        .isEqualTo(new Counts(5, 5, 1, 3));
  }
}
