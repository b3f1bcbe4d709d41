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

  record Close() {}

  record Taken(boolean closed, int count) {}

  /** A sends x, x again and a note that it is done; B reads the note first and then counts x. */
  private static Protocol sendTwice() {
    ProtocolBuilder protocol = Protocol.named("twice");
    Role<Sender> a = protocol.role("A", 1, new Sender(0));
    Role<Taken> b = protocol.role("B", 1, new Taken(false, 0));
    a.step("send")
        .when(self -> self.sent() < 2)
        .sends(X.class, b)
        .then(self -> become(new Sender(self.sent() + 1)).broadcast(b, new X()));
    a.step("close")
        .when(self -> self.sent() == 2)
        .sends(Close.class, b)
        .then(self -> become(new Sender(3)).broadcast(b, new Close()));
    b.step("read")
        .on(Close.class, a)
        .when((self, close) -> !self.closed())
        .then((self, close) -> become(new Taken(true, 0)));
    b.step("count")
        .on(X.class, a)
        .when((self, x) -> self.closed() && self.count() < 2)
        .then((self, x) -> become(new Taken(true, self.count() + 1)));
    protocol.invariant("once").forEach(b, self -> self.count() < 2);
    return protocol.build();
  }

  /**
   * The same with a set for each buffer, as Bokor 2011, section 3.1.1, defines input and output
   * channels: the most that B counts.
   *
   * @param a how often A has sent
   * @param out whether x waits to be delivered, in where it waits to be taken
   * @param read whether B has read the note
   */
  private static int mostWithTwoSets(int a, boolean out, boolean in, boolean read, int count) {
    int most = count;
    if (a < 2) {
      most = Math.max(most, mostWithTwoSets(a + 1, true, in, read, count));
    }
    if (out) {
      most = Math.max(most, mostWithTwoSets(a, false, true, read, count));
    }
    if (a == 2 && !read) {
      most = Math.max(most, mostWithTwoSets(a, out, in, true, count));
    }
    if (read && in) {
      most = Math.max(most, mostWithTwoSets(a, out, false, true, count + 1));
    }
    return most;
  }

  @Test
  void twoSetsForOneChannelWouldLetASetBeReceivedTwice() {
    assertThat(mostWithTwoSets(0, false, false, false, 0)).isEqualTo(2);
    for (Traffic traffic : Traffic.values()) {
      assertThat(Check.of(sendTwice()).with(unreduced(traffic)).run().verdict())
          .as(traffic.toString())
          .isEqualTo(Verdict.HOLDS);
    }
  }

  /**
   * A sends x to B and to C. With one output buffer for all that A sends, as section 3.1.1 writes
   * it, a set would hold x once, and its delivery to B would take it from C.
   */
  @Test
  void broadcastIsDeliveredToEachRecipient() {
    ProtocolBuilder protocol = Protocol.named("both");
    Role<Sender> a = protocol.role("A", 1, new Sender(0));
    Role<Local> b = protocol.role("B", 1, new Local(false));
    Role<Local> c = protocol.role("C", 1, new Local(false));
    a.step("send")
        .when(self -> self.sent() == 0)
        .sends(X.class, b, c)
        .then(self -> become(new Sender(1)).broadcast(b, new X()).broadcast(c, new X()));
    b.step("take").on(X.class, a).then((self, x) -> become(new Local(true)));
    c.step("take").on(X.class, a).then((self, x) -> become(new Local(true)));
    protocol.invariant("not both").forEachPair(b, c, (one, other) -> !one.done() || !other.done());
    Protocol both = protocol.build();

    for (Traffic traffic : Traffic.values()) {
      assertThat(Check.of(both).with(unreduced(traffic)).run().verdict())
          .as(traffic.toString())
          .isEqualTo(Verdict.VIOLATED);
    }
  }

  /**
   * A sends x, y and a note. B reads the note first and then takes all of A that is there, once. In
   * model M these are two; with input buffers perhaps one is still on its way.
   */
  @Test
  void whoTakesAllMessagesSoFarMissesWhatIsOnItsWay() {
    ProtocolBuilder protocol = Protocol.named("all so far");
    Role<Sender> a = protocol.role("A", 1, new Sender(0));
    Role<Taken> b = protocol.role("B", 1, new Taken(false, 0));
    a.step("send")
        .when(self -> self.sent() < 2)
        .sends(Numbered.class, b)
        .then(
            self ->
                become(new Sender(self.sent() + 1)).broadcast(b, new Numbered(self.sent() + 1)));
    a.step("close")
        .when(self -> self.sent() == 2)
        .sends(Close.class, b)
        .then(self -> become(new Sender(3)).broadcast(b, new Close()));
    b.step("read")
        .on(Close.class, a)
        .when((self, close) -> !self.closed())
        .then((self, close) -> become(new Taken(true, 0)));
    b.step("take")
        .onAllSoFar(1, Numbered.class, a)
        .when((self, all) -> self.closed() && self.count() == 0)
        .then((self, all) -> become(new Taken(true, all.size())));
    protocol.invariant("both").forEach(b, self -> self.count() != 1);
    Protocol built = protocol.build();

    assertThat(Check.of(built).with(unreduced(Traffic.M)).run().verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(Check.of(built).with(unreduced(Traffic.GRM)).run().verdict())
        .isEqualTo(Verdict.VIOLATED);
  }

  record Numbered(int number) {}
}
