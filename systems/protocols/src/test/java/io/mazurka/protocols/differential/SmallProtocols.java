package io.mazurka.protocols.differential;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;

/**
 * The smallest protocols in which a reduction goes wrong that has forgotten one thing. What a
 * process is doing is a number. Roles come in the order in which sets are looked for.
 */
final class SmallProtocols {

  private SmallProtocols() {}

  record Token() {}

  record Signal() {}

  /** A sends the same message twice, and B counts what arrives. */
  static Protocol senderAndCounter() {
    ProtocolBuilder protocol = Protocol.named("sender and counter");
    Role<Integer> sender = protocol.role("a", 1, 0);
    Role<Integer> counter = protocol.role("b", 1, 0);
    sender
        .step("send")
        .when(sent -> sent < 2)
        .sends(Token.class, counter)
        .then(sent -> become(sent + 1).broadcast(counter, new Token()));
    counter.step("count").on(Token.class, sender).then((count, token) -> become(count + 1));
    return protocol.build();
  }

  /** Two send to one that takes only one message. */
  static Protocol twoSenders() {
    ProtocolBuilder protocol = Protocol.named("two senders");
    Role<String> taker = protocol.role("taker", 1, "");
    Role<Integer> sender = protocol.role("sender", 2, 0);
    sender
        .step("send")
        .when(sent -> sent == 0)
        .sends(Token.class, taker)
        .then(sent -> become(1).broadcast(taker, new Token()));
    taker
        .step("take")
        .on(Token.class, sender)
        .when((from, token) -> from.isEmpty())
        .then((from, token, giver) -> become(giver.toString()));
    return protocol.build();
  }

  /** Two send, and one takes what there is, once. */
  static Protocol allSoFar() {
    ProtocolBuilder protocol = Protocol.named("all so far");
    Role<Integer> sender = protocol.role("sender", 2, 0);
    Role<Integer> taker = protocol.role("taker", 1, 0);
    sender
        .step("send")
        .when(sent -> sent == 0)
        .sends(Token.class, taker)
        .then(sent -> become(1).broadcast(taker, new Token()));
    taker
        .step("take")
        .onAllSoFar(1, Token.class, sender)
        .when((taken, tokens) -> taken == 0)
        .then((taken, tokens) -> become(tokens.size()));
    return protocol.build();
  }

  /** One message that either of two steps may take. */
  static Protocol twoConsumers() {
    ProtocolBuilder protocol = Protocol.named("two consumers");
    Role<Integer> consumer = protocol.role("consumer", 1, 0);
    Role<Integer> sender = protocol.role("sender", 1, 0);
    sender
        .step("send")
        .when(sent -> sent == 0)
        .sends(Token.class, consumer)
        .then(sent -> become(1).broadcast(consumer, new Token()));
    consumer.step("left").on(Token.class, sender).then((done, token) -> become(1));
    consumer.step("right").on(Token.class, sender).then((done, token) -> become(2));
    return protocol.build();
  }

  /** One that may go on by itself until a signal stops it; of two signallers the first is idle. */
  static Protocol signalOrGo() {
    ProtocolBuilder protocol = Protocol.named("signal or go");
    Role<Integer> waiting = protocol.role("waiting", 1, 0);
    Role<Integer> signaller = protocol.roleOf("signaller", 2, member -> member.number() - 1);
    signaller
        .step("signal")
        .when(active -> active == 1)
        .sends(Signal.class, waiting)
        .then(active -> become(2).broadcast(waiting, new Signal()));
    waiting.step("go").when(state -> state == 0).then(state -> become(1));
    waiting
        .step("stop")
        .on(Signal.class, signaller)
        .when((state, signal) -> state == 0)
        .then((state, signal) -> become(2));
    return protocol.build();
  }

  /** Two that know nothing of each other, and a monitor that notes who came last. */
  static Protocol twoHeardByOne() {
    ProtocolBuilder protocol = Protocol.named("two heard by one");
    Role<Integer> runner = protocol.role("runner", 2, 0);
    StepReference<Integer> finish =
        runner.step("finish").when(done -> done == 0).then(done -> become(1));
    Monitor<String> last = protocol.monitor("last", "");
    last.hears(finish, (seen, step) -> step.process().toString());
    protocol.invariant("watched").of(last, seen -> true);
    return protocol.build();
  }

  /** Two steps of two processes that must be taken in one order. */
  static Protocol orderMatters() {
    ProtocolBuilder protocol = Protocol.named("order matters");
    Role<Integer> first = protocol.role("first", 1, 0);
    Role<Integer> second = protocol.role("second", 1, 0);
    first.step("do first").when(done -> done == 0).then(done -> become(1));
    second.step("do second").when(done -> done == 0).then(done -> become(1));
    protocol
        .invariant("order")
        .over(first, second)
        .holds(state -> state.of(second).get(0) == 0 || state.of(first).get(0) == 1);
    return protocol.build();
  }

  /** One goes round for ever while another waits to do something wrong. */
  static Protocol clockAndCulprit() {
    ProtocolBuilder protocol = Protocol.named("clock and culprit");
    Role<Integer> clock = protocol.role("clock", 1, 0);
    Role<Integer> culprit = protocol.role("culprit", 1, 0);
    clock.step("tick").then(time -> become(1 - time));
    culprit.step("fail").when(done -> done == 0).then(done -> become(1));
    protocol.invariant("no harm").forEach(culprit, done -> done == 0);
    return protocol.build();
  }
}
