package io.mazurka.protocols.engine.dynamic;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The smallest protocols with one kind of race each; the traces are counted by hand. */
final class StepRaceTests {

  record Token() {}

  record Reply() {}

  private static final CheckOptions OPTIMAL = with(Por.DPOR_OPTIMAL);

  private static CheckOptions with(Por por) {
    return CheckOptions.defaults().withAll().withPor(por);
  }

  private static CheckResult check(Protocol protocol) {
    return Check.of(protocol).with(OPTIMAL).run();
  }

  private static long traces(Protocol protocol) {
    return Objects.requireNonNull(check(protocol).executions()).traces();
  }

  /** In a set the second message is absorbed unless the first was taken before. */
  @ParameterizedTest
  @CsvSource({"SET, 2", "MULTISET, 1", "FIFO, 1"})
  void sendingRacesWithConsumingOnlyIfTheMessageIsAbsorbed(Channels channels, int traces) {
    ProtocolBuilder protocol = Protocol.named("sender and counter").channels(channels);
    Role<Integer> sender = protocol.role("a", 1, 0);
    Role<Integer> counter = protocol.role("b", 1, 0);
    sender
        .step("send")
        .when(sent -> sent < 2)
        .sends(Token.class, counter)
        .then(sent -> become(sent + 1).broadcast(counter, new Token()));
    counter
        .step("count")
        .on(Token.class, sender)
        .when((count, token) -> count < 2)
        .then((count, token) -> become(count + 1));

    assertThat(traces(protocol.build())).isEqualTo(traces);
  }

  /**
   * The second sender sends only after the first message was there, but not because it was taken.
   */
  @Test
  void twoMessagesRaceAlsoIfTheSecondIsSentAfterTheFirstWasTaken() {
    ProtocolBuilder protocol = Protocol.named("two senders");
    Role<Integer> first = protocol.role("first", 1, 0);
    Role<Integer> taker = protocol.role("taker", 1, 0);
    Role<Integer> second = protocol.role("second", 1, 0);
    for (Role<Integer> sender : List.of(first, second)) {
      sender
          .step("send")
          .when(sent -> sent == 0)
          .sends(Token.class, taker)
          .then(sent -> become(1).broadcast(taker, new Token()));
    }
    taker
        .step("take")
        .on(Token.class, first, second)
        .when((taken, token) -> taken < 2)
        .then((taken, token) -> become(taken + 1));

    assertThat(traces(protocol.build())).isEqualTo(2);
  }

  /** What is sent only because the first message was taken cannot be taken before it. */
  @Test
  void replyDoesNotRaceWithItsCause() {
    ProtocolBuilder protocol = Protocol.named("there and back");
    Role<Integer> asker = protocol.role("asker", 1, 0);
    Role<Integer> replier = protocol.role("replier", 1, 0);
    asker
        .step("ask")
        .when(asked -> asked == 0)
        .sends(Token.class, replier)
        .then(asked -> become(1).broadcast(replier, new Token()));
    replier
        .step("reply")
        .on(Token.class, asker)
        .when((done, token) -> done == 0)
        .sends(Reply.class, asker)
        .then((done, token) -> become(1).broadcast(asker, new Reply()));
    asker
        .step("hear")
        .on(Reply.class, replier)
        .when((asked, reply) -> asked == 1)
        .then((asked, reply) -> become(2));

    assertThat(traces(protocol.build())).isEqualTo(1);
  }

  /** Any two of three messages: each pair is a step of its own. */
  @Test
  void overlappingQuorumsExcludeEachOther() {
    ProtocolBuilder protocol = Protocol.named("two of three");
    Role<Integer> voter = protocol.role("voter", 3, 0);
    Role<Integer> counter = protocol.role("counter", 1, 0);
    voter
        .step("vote")
        .when(voted -> voted == 0)
        .sends(Token.class, counter)
        .then(voted -> become(1).broadcast(counter, new Token()));
    counter
        .step("count")
        .onQuorum(2, Token.class, voter)
        .when((count, votes) -> count < 2)
        .then((count, votes) -> become(count + 1));

    assertThat(traces(protocol.build())).isEqualTo(3);
  }

  private static Protocol twoRunners(boolean monitored, boolean checked) {
    ProtocolBuilder protocol = Protocol.named("two runners");
    Role<Integer> runner = protocol.role("runner", 2, 0);
    StepReference<Integer> finish =
        runner.step("finish").when(done -> done == 0).then(done -> become(1));
    if (monitored) {
      Monitor<String> last = protocol.monitor("last", "");
      last.hears(finish, (seen, step) -> step.process().toString());
      protocol.invariant("watched").of(last, seen -> true);
    }
    if (checked) {
      protocol
          .invariant("order")
          .over(runner)
          .holds(state -> state.of(runner).get(1) == 0 || state.of(runner).get(0) == 1);
    }
    return protocol.build();
  }

  @Test
  void onlyMonitorsAndInvariantsMakeStepsOfStrangersDependent() {
    assertThat(traces(twoRunners(false, false))).isEqualTo(1);
    assertThat(traces(twoRunners(true, false))).isEqualTo(2);
    assertThat(traces(twoRunners(false, true))).isEqualTo(2);
    assertThat(check(twoRunners(false, true)).verdict()).isEqualTo(Verdict.VIOLATED);
  }

  private static Protocol clockAndCulprit() {
    ProtocolBuilder protocol = Protocol.named("clock and culprit");
    Role<Integer> clock = protocol.role("clock", 1, 0);
    Role<Integer> culprit = protocol.role("culprit", 1, 0);
    clock.step("tick").then(time -> become(1 - time));
    culprit.step("fail").when(done -> done == 0).then(done -> become(1));
    protocol.invariant("no harm").forEach(culprit, done -> done == 0);
    return protocol.build();
  }

  @ParameterizedTest
  @EnumSource(
      value = Por.class,
      names = {"DPOR_CLASSIC", "DPOR_SOURCE", "DPOR_OPTIMAL"})
  void executionsThatMayNeverEndAreRefusedUnlessBounded(Por por) {
    CheckOptions options = with(por);

    assertThatThrownBy(() -> Check.of(clockAndCulprit()).with(options).run())
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage(
            "--por %s runs executions to their end, and some may never end, for all that the local"
                + " states show; bound them with --max-depth, or use --por lpor",
            por);
    CheckResult bounded =
        Check.of(clockAndCulprit()).with(options.withLimits(Limits.none().withDepth(5))).run();
    assertThat(bounded.guarantee().toString()).contains("cut at the depth limit");
  }

  @Test
  void separateBuffersAreRefused() {
    assertThatThrownBy(
            () ->
                Check.of(twoRunners(false, false))
                    .with(OPTIMAL.with(ProtocolOptions.defaults().withTraffic(Traffic.GRM)))
                    .run())
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageStartingWith("--por dpor-optimal is not sound here: with --traffic grm");
  }
}
