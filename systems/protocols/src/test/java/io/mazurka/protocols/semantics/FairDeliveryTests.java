package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.Role;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Messages that are not passed over for ever. */
final class FairDeliveryTests {

  private record Question() {}

  private record Junk() {}

  private static CheckResult check(ProtocolBuilder protocol, String... fairness) {
    return check(protocol, CheckOptions.defaults(), fairness);
  }

  private static CheckResult check(
      ProtocolBuilder protocol, CheckOptions options, String... fairness) {
    return Check.of(protocol.build())
        .with(
            options.withProperties(
                AskedProperties.own()
                    .withFairness(
                        Stream.of(fairness)
                            .map(AskedFairness::parse)
                            .toArray(AskedFairness[]::new))))
        .run();
  }

  private static Verdict verdict(ProtocolBuilder protocol, String... fairness) {
    return check(protocol, fairness).verdict();
  }

  /** A client asks once; a server may count to two and back for ever, or answer. */
  private static ProtocolBuilder busy(Channels channels) {
    ProtocolBuilder protocol = Protocol.named("busy").channels(channels);
    Role<Integer> client = protocol.role("client", 2, 0);
    Role<Integer> server = protocol.role("server", 1, 0);
    client
        .step("ask")
        .when(self -> self == 0)
        .sends(Question.class, server)
        .then(self -> become(1).broadcast(server, new Question()));
    server.step("count").then(self -> become(1 - self));
    server
        .step("answer")
        .on(Question.class, client)
        .replies(String.class)
        .then((self, question) -> become(self).reply("yes"));
    client.step("hear").on(String.class, server).then((self, heard) -> become(2));
    protocol.proposition("asking").of(client, 1, self -> self == 1);
    protocol.proposition("served").of(client, 1, self -> self == 2);
    protocol.property("is served").ltl("[](asking -> <> served)");
    return protocol;
  }

  @ParameterizedTest
  @EnumSource
  void messageThatBusyServerIgnoresIsConsumedUnderWeakDelivery(Channels channels) {
    assertThat(verdict(busy(channels), "none")).isEqualTo(Verdict.VIOLATED);
    assertThat(verdict(busy(channels), "weak")).isEqualTo(Verdict.VIOLATED);
    assertThat(verdict(busy(channels), "weak-delivery")).isEqualTo(Verdict.HOLDS);
    assertThat(verdict(busy(channels), "strong-delivery")).isEqualTo(Verdict.HOLDS);
  }

  @ParameterizedTest
  @CsvSource({
    "weak-delivery:server, VIOLATED",
    "weak-delivery:client, VIOLATED",
    "weak-delivery:client2->server weak-delivery:server->client1, VIOLATED",
    "weak-delivery:client1->server weak-delivery:server->client1, HOLDS",
    "weak-delivery:client->server weak-delivery:client1, HOLDS"
  })
  void channelsAreChosenByProcessesAndRoles(String fairness, Verdict verdict) {
    assertThat(verdict(busy(Channels.SET), fairness.split(" "))).isEqualTo(verdict);
  }

  @ParameterizedTest
  @EnumSource(names = {"M", "GRM"})
  void deliveriesOfBufferedTrafficAreFairToo(Traffic traffic) {
    CheckOptions options = CheckOptions.defaults().with(new ProtocolOptions().withTraffic(traffic));
    assertThat(check(busy(Channels.SET), options, "none").verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(check(busy(Channels.SET), options, "strong-delivery").verdict())
        .isEqualTo(Verdict.HOLDS);
  }

  @Test
  void declaredInJava() {
    ProtocolBuilder protocol = Protocol.named("two");
    Role<Boolean> sender = protocol.role("sender", 1, false);
    Role<Boolean> taker = protocol.role("taker", 1, false);
    sender
        .step("send")
        .when(sent -> !sent)
        .sends(Question.class, taker)
        .then(sent -> become(true).broadcast(taker, new Question()));
    taker.step("wait").then(self -> become(self));
    taker.step("take").on(Question.class, sender).then((self, question) -> become(true));
    String formula = "[](sent -> <> taken)";
    protocol.proposition("sent").exists(sender, sent -> sent);
    protocol.proposition("taken").exists(taker, taken -> taken);
    protocol.property("all").ltl(formula).weaklyFairDelivery();
    protocol.property("to").ltl(formula).stronglyFairDelivery(taker);
    protocol.property("from").ltl(formula).weaklyFairDelivery(sender, taker);
    protocol
        .property("between")
        .ltl(formula)
        .stronglyFairDelivery(sender.member(1), taker.member(1));
    protocol.property("another").ltl(formula).stronglyFairDelivery(sender);

    CheckResult result = Check.of(protocol.build()).with(CheckOptions.defaults().withAll()).run();

    assertThat(result.properties())
        .extracting(one -> one.verdict() == Verdict.HOLDS)
        .containsExactly(true, true, true, true, false);
    assertThat(result.properties())
        .flatExtracting(one -> one.fairness())
        .containsExactly(
            "weak-delivery",
            "strong-delivery:taker",
            "weak-delivery:sender->taker",
            "strong-delivery:sender->taker",
            "strong-delivery:sender");
    assertThat(result.properties().get(2).assumption())
        .isEqualTo("weak fairness of every message from sender to taker");
  }

  /** A sender says the same again and again until it hears that it was heard. */
  private static ProtocolBuilder retry(int items) {
    ProtocolBuilder protocol = Protocol.named("retry").channels(Channels.FIFO).capacity(1).lossy();
    Role<Integer> sender = protocol.role("sender", 1, 0);
    Role<Integer> receiver = protocol.role("receiver", 1, 0);
    sender
        .step("send")
        .when(sent -> sent < items)
        .sends(Integer.class, receiver)
        .then(sent -> become(sent).broadcast(receiver, sent % 2));
    receiver
        .step("receive")
        .on(Integer.class, sender)
        .replies(String.class)
        .then((got, bit) -> become(got % 2 == bit ? got + 1 : got).reply("got " + bit));
    sender
        .step("hear")
        .on(String.class, receiver)
        .then((sent, heard) -> become(heard.equals("got " + sent % 2) ? sent + 1 : sent));
    protocol.proposition("delivered").forEach(sender, sent -> sent == items);
    protocol.property("is delivered").ltl("<> delivered");
    return protocol;
  }

  @Test
  void messagesThatAreSentAgainAndLostAgainNeedStrongDelivery() {
    assertThat(verdict(retry(2), "none")).isEqualTo(Verdict.VIOLATED);
    assertThat(verdict(retry(2), "weak", "weak-delivery")).isEqualTo(Verdict.VIOLATED);
    assertThat(verdict(retry(2), "strong-delivery:receiver")).isEqualTo(Verdict.VIOLATED);
    assertThat(verdict(retry(2), "strong-delivery")).isEqualTo(Verdict.HOLDS);
  }

  /** What is sent stays until it is consumed, unless it is lost. */
  @Test
  void losingIsAsGoodAsConsumingForWeakDelivery() {
    ProtocolBuilder protocol = Protocol.named("copies").channels(Channels.FIFO).capacity(2);
    Role<Boolean> sender = protocol.role("sender", 1, false);
    Role<Boolean> taker = protocol.role("taker", 1, false);
    sender
        .step("send")
        .sends(Question.class, taker)
        .then(self -> become(true).broadcast(taker, new Question()));
    taker
        .step("take")
        .on(Question.class, sender)
        .when((taken, question) -> !taken)
        .then((taken, question) -> become(true));
    sender.step("wait").then(self -> become(self));
    protocol.proposition("sent").exists(sender, sent -> sent);
    protocol.proposition("taken").exists(taker, taken -> taken);
    protocol.property("is taken").ltl("[](sent -> <> taken)");

    assertThat(verdict(protocol, "weak-delivery")).isEqualTo(Verdict.HOLDS);
    assertThat(verdict(protocol.lossy(), "weak-delivery")).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void lassoSaysHowEachMessageIsTreatedFairly() {
    CheckResult result = check(retry(1), "weak-delivery");

    String why = Objects.requireNonNull(result.counterexample()).explanation();
    assertThat(why)
        .startsWith("<> delivered fails; the execution is fair: 0 from sender to receiver is taken")
        .contains("got 0 from receiver to sender");
  }

  /** Whatever lies behind a message that nobody reads cannot be consumed. */
  @ParameterizedTest
  @CsvSource({"FIFO, VIOLATED", "SET, HOLDS", "MULTISET, HOLDS"})
  void onlyTheHeadOfQueueCanBeConsumed(Channels channels, Verdict verdict) {
    ProtocolBuilder protocol = Protocol.named("junk").channels(channels);
    Role<Boolean> sender = protocol.role("sender", 1, false);
    Role<Boolean> taker = protocol.role("taker", 1, false);
    sender
        .step("send")
        .when(sent -> !sent)
        .sends(Junk.class, taker)
        .sends(Question.class, taker)
        .then(sent -> become(true).broadcast(taker, new Junk()).broadcast(taker, new Question()));
    sender.step("wait").then(sent -> become(sent));
    taker.step("take").on(Question.class, sender).then((self, question) -> become(true));
    protocol.proposition("sent").exists(sender, sent -> sent);
    protocol.proposition("taken").exists(taker, taken -> taken);
    protocol.property("is taken").ltl("[](sent -> <> taken)");

    assertThat(verdict(protocol, "strong-delivery")).isEqualTo(verdict);
    assertThat(check(protocol, CheckOptions.unreduced(), "strong-delivery").verdict())
        .isEqualTo(verdict);
  }

  /** Quorums and steps that take everything consume each of their messages. */
  @ParameterizedTest
  @CsvSource({"true", "false"})
  void stepConsumesAllThatItTakes(boolean sweeping) {
    ProtocolBuilder protocol = Protocol.named("votes");
    Role<Boolean> voter = protocol.role("voter", 2, false);
    Role<Integer> chair = protocol.role("chair", 1, 0);
    voter
        .step("vote")
        .when(voted -> !voted)
        .sends(Question.class, chair)
        .then(voted -> become(true).broadcast(chair, new Question()));
    chair.step("wait").then(count -> become(count));
    if (sweeping) {
      chair
          .step("count")
          .onAllSoFar(1, Question.class, voter)
          .then((count, votes) -> become(count + votes.size()));
    } else {
      chair.step("count").onQuorum(2, Question.class, voter).then((count, votes) -> become(2));
    }
    protocol.proposition("voted").forEach(voter, voted -> voted);
    protocol.proposition("counted").forEach(chair, count -> count == 2);
    protocol.property("is counted").ltl("[](voted -> <> counted)");

    assertThat(verdict(protocol, "none")).isEqualTo(Verdict.VIOLATED);
    assertThat(verdict(protocol, "weak-delivery")).isEqualTo(Verdict.HOLDS);
  }

  /** Nobody has to lie, so nobody has to hear it. */
  @Test
  void liesAreNobodysDuty() {
    ProtocolBuilder protocol = Protocol.named("lies");
    Role<Boolean> liar = protocol.role("liar", 1, false);
    Role<Boolean> hearer = protocol.role("hearer", 1, false);
    liar.maySay(hearer, new Junk());
    hearer.step("hear").on(Junk.class, liar).then((self, lie) -> become(true));
    hearer.step("wait").then(self -> become(self));
    protocol.proposition("heard").exists(hearer, heard -> heard);
    protocol.property("is heard").ltl("<> heard");

    assertThat(verdict(protocol, "strong-delivery")).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void reductionsThatDoNotKeepItAreLeftOutOrRefused() {
    CheckResult result = check(busy(Channels.SET), "weak-delivery");
    assertThat(String.join("\n", result.reductions()))
        .contains("no partial-order reduction")
        .contains("assumes fairness");

    CheckOptions reduced = CheckOptions.defaults().withPor(Por.LPOR);
    assertThatThrownBy(() -> check(busy(Channels.SET), reduced, "weak-delivery"))
        .isInstanceOf(InvalidOptionException.class);
    CheckOptions symmetric =
        CheckOptions.defaults().with(new ProtocolOptions().withSymmetry(Symmetry.ROLES));
    assertThatThrownBy(() -> check(busy(Channels.SET), symmetric, "weak-delivery"))
        .isInstanceOf(InvalidOptionException.class);
  }

  @Test
  void setsOfCopiesDoNotTellWhatWasConsumed() {
    ProtocolBuilder protocol = busy(Channels.SET).duplicating();

    assertThatThrownBy(() -> verdict(protocol, "weak-delivery"))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageStartingWith("--fair weak-delivery cannot be assumed: a set of messages");
  }

  @ParameterizedTest
  @CsvSource({
    "weak-delivery:serve, serve",
    "weak-delivery:client->nobody, nobody",
    "strong-delivery:anybody->server, anybody"
  })
  void unknownProcessesAreRefused(String fairness, String unknown) {
    assertThatThrownBy(() -> verdict(busy(Channels.SET), fairness))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("there is no process or role '%s'".formatted(unknown));
  }
}
