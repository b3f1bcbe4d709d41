package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Unused;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Crashes and failure detectors that a protocol declares. */
final class DeclaredCrashTests {

  private static final CheckOptions PLAIN = CheckOptions.unreduced();

  record Sender(boolean done) {}

  record Watcher(int got, Set<ProcessId> suspects) {

    Watcher taking() {
      return new Watcher(got + 1, suspects);
    }

    Watcher suspecting(ProcessId one) {
      Set<ProcessId> more = new HashSet<>(suspects);
      more.add(one);
      return new Watcher(got, more);
    }
  }

  record X() {}

  record Y() {}

  /** A sends x and y to B, at once. */
  private static final class Sending {

    final ProtocolBuilder protocol;
    final Role<Sender> a;
    final Role<Watcher> b;
    final StepReference<Sender> send;

    Sending(Channels channels) {
      protocol = Protocol.named("sending").channels(channels);
      a = protocol.role("A", 1, new Sender(false));
      b = protocol.role("B", 1, new Watcher(0, Set.of()));
      send =
          a.step("send")
              .when(self -> !self.done())
              .sends(X.class, b)
              .sends(Y.class, b)
              .then(self -> become(new Sender(true)).broadcast(b, new X()).broadcast(b, new Y()));
    }

    Sending receiving() {
      b.step("take x").on(X.class, a).then((self, x) -> become(self.taking()));
      b.step("take y").on(Y.class, a).then((self, y) -> become(self.taking()));
      return this;
    }

    CheckResult check() {
      return Check.of(protocol.build()).with(PLAIN.withAll()).run();
    }
  }

  /** Up and done; down before, after, and in the step with nothing, x or y. */
  @Test
  void processCrashesBetweenStepsAndInOneWithAnyPartOfItsMessages() {
    Sending sets = new Sending(Channels.SET);
    sets.a.crashes();
    assertThat(Counts.of(sets.protocol)).isEqualTo(new Counts(7, 6, 6, 2));

    Sending queues = new Sending(Channels.FIFO);
    queues.a.crashes();
    assertThat(Counts.of(queues.protocol)).isEqualTo(new Counts(6, 5, 5, 2));

    Sending between = new Sending(Channels.SET);
    between.a.crashesBetweenSteps();
    assertThat(Counts.of(between.protocol)).isEqualTo(new Counts(4, 3, 3, 2));
  }

  @ParameterizedTest
  @EnumSource(Channels.class)
  void silentDetectorHasEverythingThatWasSent(Channels channels) {
    Sending sending = new Sending(channels).receiving();
    sending.a.crashesBetweenSteps();
    sending
        .b
        .step("suspect")
        .onCrashAndSilenceOf(sending.a)
        .then((self, peer) -> become(self.suspecting(peer)));
    sending
        .protocol
        .invariant("all or nothing")
        .forEach(sending.b, self -> self.suspects().isEmpty() || self.got() != 1);
    assertThat(sending.check().verdict()).isEqualTo(Verdict.HOLDS);
  }

  /** Only a queue keeps a notice behind what was sent before. */
  @ParameterizedTest
  @EnumSource(Channels.class)
  void hastyDetectorMayHaveLess(Channels channels) {
    Sending sending = new Sending(channels).receiving();
    sending.a.crashesBetweenSteps();
    sending
        .b
        .step("suspect")
        .onCrashOf(sending.a)
        .then((self, peer) -> become(self.suspecting(peer)));
    sending
        .protocol
        .invariant("all or nothing")
        .forEach(sending.b, self -> self.suspects().isEmpty() || self.got() != 1);
    assertThat(sending.check().verdict())
        .isEqualTo(channels == Channels.FIFO ? Verdict.HOLDS : Verdict.VIOLATED);
  }

  /** A crash need not happen; that it is noticed is an ordinary step, which must. */
  @Test
  void crashIsNotForcedButItsDetectionIs() {
    Sending sending = new Sending(Channels.SET);
    StepReference<Sender> crash = sending.a.crashes();
    sending
        .b
        .step("suspect")
        .onCrashOf(sending.a)
        .then((self, peer) -> become(self.suspecting(peer)));
    Monitor<Boolean> down = sending.protocol.monitor("down", false);
    down.hears(crash, (before, step) -> true);
    sending
        .protocol
        .atEnd("noticed")
        .over(down, sending.b)
        .holds(state -> !state.of(down) || !state.of(sending.b).get(0).suspects().isEmpty());
    sending.protocol.atEnd("nobody crashes").of(down, crashed -> !crashed);
    sending.protocol.sometimes("undisturbed").of(down, crashed -> !crashed);
    CheckResult result = sending.check();

    assertThat(result.properties())
        .extracting(one -> one.name() + ": " + one.verdict())
        .containsExactly("noticed: HOLDS", "nobody crashes: VIOLATED", "undisturbed: HOLDS");
  }

  @Test
  void monitorHearsAStepInWhichItsProcessCrashes() {
    Sending sending = new Sending(Channels.SET);
    sending.a.crashes();
    Monitor<Integer> heard = sending.protocol.monitor("heard", 0);
    heard.hears(sending.send, (count, step) -> step.after().done() ? count + 1 : 9);
    sending
        .protocol
        .invariant("told")
        .over(heard, sending.a)
        .holds(state -> state.of(heard) == (state.of(sending.a).get(0).done() ? 1 : 0));
    assertThat(sending.check().verdict()).isEqualTo(Verdict.HOLDS);
  }

  /**
   * The step changed the local state before the crash, whether the monitor hears the step or not.
   */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void crashInAStepIsHeardWithTheLocalStateAfterTheStep(boolean hearsStep) {
    Sending sending = new Sending(Channels.SET);
    StepReference<Sender> crash = sending.a.crashes();
    Monitor<Integer> heard = sending.protocol.monitor("heard", 0);
    if (hearsStep) {
      heard.hears(sending.send, (seen, step) -> seen);
    }
    heard.hears(crash, (seen, step) -> step.before().done() ? 2 : 1);
    sending
        .protocol
        .invariant("told")
        .over(heard, sending.a)
        .holds(state -> state.of(heard) != 1 || !state.of(sending.a).get(0).done());
    assertThat(sending.check().verdict()).isEqualTo(Verdict.HOLDS);
  }

  /** A notice is no message of the protocol. */
  @ParameterizedTest
  @EnumSource(Channels.class)
  void noticeIsNeitherLostNorTakenForAMessageAndNeedsNoRoom(Channels channels) {
    ProtocolBuilder protocol = Protocol.named("full").channels(channels).capacity(1).lossy();
    Role<Sender> a = protocol.role("A", 1, new Sender(false));
    Role<Watcher> b = protocol.role("B", 1, new Watcher(0, Set.of()));
    a.step("send")
        .when(self -> !self.done())
        .sends(X.class, b)
        .then(self -> become(new Sender(true)).broadcast(b, new X()));
    StepReference<Sender> crash = a.crashesBetweenSteps();
    b.step("take any").on(Object.class, a).then((self, any) -> become(self.taking()));
    b.step("suspect").onCrashOf(a).then((self, peer) -> become(self.suspecting(peer)));
    Monitor<Boolean> down = protocol.monitor("down", false);
    down.hears(crash, (before, step) -> true);
    protocol
        .atEnd("noticed")
        .over(down, b)
        .holds(state -> !state.of(down) || !state.of(b).get(0).suspects().isEmpty());
    protocol.invariant("one message").forEach(b, self -> self.got() < 2);
    CheckResult result = Check.of(protocol.build()).with(PLAIN.withAll()).run();

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.unused()).isEqualTo(Unused.steps(List.of()));
  }

  @Test
  void optionBoundsDeclaredCrashesAndMistakes() {
    ProtocolBuilder protocol = Protocol.named("pair").crashes(1);
    Role<Watcher> node = protocol.role("node", 2, new Watcher(0, Set.of()));
    node.crashes();
    node.mistake("err")
        .toEach(node)
        .when((self, peer) -> self.suspects().isEmpty())
        .then((self, peer) -> become(self.suspecting(peer)));
    ProtocolOptions own = ProtocolOptions.defaults();
    ProtocolOptions never = own.withAtMost(Mishap.MISTAKE, 0);

    assertThat(Counts.of(protocol.build(), PLAIN.with(never)).states()).isEqualTo(3);
    assertThat(Counts.of(protocol.build(), PLAIN.with(never.withMaxCrashes(0))).states())
        .isEqualTo(1);
    assertThat(Counts.of(protocol.build(), PLAIN.with(never.withMaxCrashes(2))).states())
        .isEqualTo(4);
    assertThat(Counts.of(protocol.build(), PLAIN.with(own.withMaxCrashes(0))).states())
        .isEqualTo(4);
    assertThat(
            Counts.of(
                    protocol.build(),
                    PLAIN.with(own.withMaxCrashes(0).withAtMost(Mishap.MISTAKE, 1)))
                .states())
        .isEqualTo(3);
  }

  private static void requireRefusal(Sending sending, ProtocolOptions own, String why) {
    assertThatThrownBy(() -> Check.of(sending.protocol.build()).with(PLAIN.with(own)).run())
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining(why);
  }

  @Test
  void roleCrashesInOneWayOnly() {
    Sending both = new Sending(Channels.SET);
    both.a.crashes();
    assertThatThrownBy(() -> both.a.crashesBetweenSteps())
        .hasMessageContaining("A is said to crash twice; say either crashes(), which includes");
    Sending twice = new Sending(Channels.SET);
    twice.a.crashesBetweenSteps();
    assertThatThrownBy(() -> twice.a.crashes()).hasMessageContaining("said to crash twice");
  }

  @Test
  void whatDoesNotGoTogetherIsRefusedWithAReason() {
    Sending sending = new Sending(Channels.SET);
    requireRefusal(sending, ProtocolOptions.defaults().withMaxCrashes(1), "has no effect");
    requireRefusal(
        sending, ProtocolOptions.defaults().withAtMost(Mishap.MISTAKE, 1), "makes mistakes");
    sending.a.crashes();
    requireRefusal(
        sending, ProtocolOptions.defaults().withExplicitCrashes(1), "the protocol says itself");
    requireRefusal(
        sending, ProtocolOptions.defaults().withTraffic(Traffic.GRM), "steps of model M");
    sending.protocol.capacity(2);
    assertThatThrownBy(sending.protocol::build)
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("crashesBetweenSteps()");
  }

  @Test
  void detectorThatWaitsForSilenceIsRefusedWhereThereIsNone() {
    Sending lying = new Sending(Channels.SET);
    lying.a.crashes();
    lying.a.maySay(lying.b, new X());
    lying.b.step("suspect").onCrashAndSilenceOf(lying.a).then((self, peer) -> become(self));

    assertThatThrownBy(() -> Check.of(lying.protocol.build()).with(PLAIN).run())
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("waits until all messages are consumed");
  }
}
