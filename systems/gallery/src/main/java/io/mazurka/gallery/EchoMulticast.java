package io.mazurka.gallery;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.LocalVariable;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Echo multicast (Reiter 1994): an initiator collects signed echoes of its message from a quorum of
 * receivers before it commits, so that even a Byzantine initiator cannot make two honest receivers
 * deliver different messages. A commit carries the signatures of its quorum: nobody can send a
 * commit for a value that too few receivers echoed.
 *
 * <p>There are two attacks. In the simple one a Byzantine process follows its strategy and nothing
 * else. A switching one (Bokor 2011, section 4.6) changes at any time between the strategy and the
 * correct protocol: each of its steps is one or the other.
 */
public final class EchoMulticast implements ProtocolModel {

  /** What an honest initiator has done so far. */
  public enum Phase {
    IDLE,
    SENT,
    COMMITTED
  }

  /**
   * The values a receiver has echoed and delivered, by initiator. A Byzantine one remembers only
   * what it did when it followed the protocol.
   */
  public record Receiver(Map<ProcessId, Integer> echoed, Map<ProcessId, Integer> delivered) {

    static final Receiver INITIAL = new Receiver(Map.of(), Map.of());
  }

  /** The state of an honest initiator. */
  public record Initiator(Phase phase) {}

  /** A Byzantine initiator: whether it has sent its two values, and which of them it committed. */
  public record Equivocator(boolean sent, Set<Integer> committed) {}

  /** The message of an initiator that asks for echoes of its value. */
  public record Init(int value) {}

  /** The signed echo of a receiver. */
  public record Echo(int value) {}

  /** The message of an initiator that a quorum has echoed its value. */
  public record Commit(int value) {}

  private static final int INVALID = 0;
  private static final int HONEST_VALUE = 1;
  private static final int OTHER_VALUE = 2;

  @Override
  public String name() {
    return "echo-multicast";
  }

  @Override
  public String summary() {
    return "echo multicast with Byzantine processes; honest receivers agree while fewer than a third"
        + " of the receivers are Byzantine";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        Parameter.of("honestReceivers", 3, 1, 16),
        Parameter.of("honestInitiators", 1, 0, 16),
        Parameter.of("byzantineReceivers", 1, 0, 16),
        Parameter.of("byzantineInitiators", 1, 0, 16),
        Parameter.of("switching", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(
        arguments.get("honestReceivers"),
        arguments.get("honestInitiators"),
        arguments.get("byzantineReceivers"),
        arguments.get("byzantineInitiators"),
        arguments.get("switching") == 1);
  }

  /** Echo multicast with this many processes of each kind, under the simple attack. */
  public Protocol protocol(
      int honestReceivers, int honestInitiators, int byzantineReceivers, int byzantineInitiators) {
    return protocol(
        honestReceivers, honestInitiators, byzantineReceivers, byzantineInitiators, false);
  }

  /**
   * Echo multicast with this many processes of each kind. The Byzantine ones follow the simple
   * attack or, if {@code switching}, also the protocol whenever they like.
   */
  public Protocol protocol(
      int honestReceivers,
      int honestInitiators,
      int byzantineReceivers,
      int byzantineInitiators,
      boolean switching) {
    if (honestInitiators + byzantineInitiators == 0) {
      throw new InvalidModelException(
          name() + ": there is no initiator; set honestInitiators or byzantineInitiators to 1");
    }
    int receivers = honestReceivers + byzantineReceivers;
    int quorum = (2 * receivers + 1 + 2) / 3; // two thirds and a bit, rounded up
    ProtocolBuilder multicast = Protocol.named(name());
    Role<Receiver> receiver = multicast.role("receiver", honestReceivers, Receiver.INITIAL);
    Role<Receiver> colluder = multicast.role("colluder", byzantineReceivers, Receiver.INITIAL);
    Role<Initiator> initiator =
        multicast.role("initiator", honestInitiators, new Initiator(Phase.IDLE));
    Role<Equivocator> equivocator =
        multicast.role("equivocator", byzantineInitiators, new Equivocator(false, Set.of()));

    Audience audience = new Audience(receiver, colluder, switching);
    LocalVariable phase = initiator.variable("phase", Initiator::phase);

    initiator
        .step("multicast")
        .when(self -> self.phase() == Phase.IDLE)
        .comparesTimestamp(phase)
        .increments(phase)
        .sends(Init.class, receiver, colluder)
        .then(self -> audience.multicast(become(new Initiator(Phase.SENT))));

    initiator
        .step("commit")
        .onQuorum(quorum, Echo.class, receiver, colluder)
        .when(
            (self, echoes) ->
                self.phase() == Phase.SENT && echoes.allMatch(echo -> echo.value() == HONEST_VALUE))
        .reads(phase)
        .increments(phase)
        .sends(Commit.class, audience.ofCommits())
        .then(
            (self, echoes) ->
                audience.commit(become(new Initiator(Phase.COMMITTED)), HONEST_VALUE));

    LocalVariable delivered = addCorrectSteps(receiver, initiator, equivocator);
    addEquivocation(quorum, audience, equivocator);
    addCollusion(colluder, initiator, equivocator);
    if (switching) {
      addCorrectSteps(colluder, initiator, equivocator);
      addCorrectSteps(audience, equivocator);
    }

    multicast
        .invariant("agreement")
        .reads(delivered)
        .forEachPair(receiver, (one, other) -> agree(one.delivered(), other.delivered()));
    return multicast.build();
  }

  /** Adds the steps of a receiver that follows the protocol; returns what it has delivered. */
  private static LocalVariable addCorrectSteps(
      Role<Receiver> receiver, Role<Initiator> initiator, Role<Equivocator> equivocator) {
    LocalVariable echoed = receiver.variable("echoed", Receiver::echoed);
    LocalVariable delivered = receiver.variable("delivered", Receiver::delivered);

    receiver
        .step("echo")
        .on(Init.class, initiator, equivocator)
        .when((self, init, sender) -> !self.echoed().containsKey(sender))
        .comparesTimestamp(echoed)
        .increments(echoed)
        .replies(Echo.class)
        .then(
            (self, init, sender) ->
                become(new Receiver(with(self.echoed(), sender, init.value()), self.delivered()))
                    .reply(new Echo(init.value())));

    receiver
        .step("deliver")
        .on(Commit.class, initiator, equivocator)
        .when((self, commit, sender) -> !self.delivered().containsKey(sender))
        .comparesTimestamp(delivered)
        .increments(delivered)
        .then(
            (self, commit, sender) ->
                become(
                    new Receiver(self.echoed(), with(self.delivered(), sender, commit.value()))));
    return delivered;
  }

  /**
   * Adds the steps by which a Byzantine initiator tries to make honest receivers deliver different
   * values.
   */
  private static void addEquivocation(
      int quorum, Audience audience, Role<Equivocator> equivocator) {
    LocalVariable sent = equivocator.variable("sent", Equivocator::sent);
    LocalVariable committed = equivocator.variable("committed", Equivocator::committed);

    equivocator
        .step("equivocate")
        .when(self -> !self.sent())
        .comparesTimestamp(sent)
        .increments(sent)
        .sends(Init.class, audience.receiver(), audience.colluder())
        .then(self -> audience.deceive(become(new Equivocator(true, Set.of()))));

    for (int value = HONEST_VALUE; value <= OTHER_VALUE; value++) {
      int wanted = value;
      equivocator
          .step("commit-" + wanted)
          .onQuorum(quorum, Echo.class, audience.receiver(), audience.colluder())
          .when(
              (self, echoes) ->
                  self.sent()
                      && !self.committed().contains(wanted)
                      && echoes.allMatch(echo -> echo.value() == wanted))
          .reads(sent)
          .comparesTimestamp(committed)
          .increments(committed)
          .sends(Commit.class, audience.ofCommits())
          .then(
              (self, echoes) ->
                  audience.commit(
                      become(new Equivocator(true, with(self.committed(), wanted))), wanted));
    }
  }

  /**
   * Adds the step of a Byzantine initiator that follows the protocol. It need not keep to it, and
   * what it commits then is what it commits in the attack.
   */
  private static void addCorrectSteps(Audience audience, Role<Equivocator> equivocator) {
    equivocator
        .step("multicast")
        .when(self -> !self.sent())
        .sends(Init.class, audience.receiver(), audience.colluder())
        .then(self -> audience.multicast(become(new Equivocator(true, Set.of()))));
  }

  /** Adds the step by which a Byzantine receiver helps Byzantine initiators and nobody else. */
  private static void addCollusion(
      Role<Receiver> colluder, Role<Initiator> initiator, Role<Equivocator> equivocator) {
    colluder
        .step("collude")
        .on(Init.class, initiator, equivocator)
        .writes()
        .replies(Echo.class)
        .then(
            (self, init, sender) ->
                equivocator.members().contains(sender)
                    ? become(self).reply(new Echo(init.value()))
                    : become(self).reply(new Echo(INVALID)));
  }

  /**
   * Those to whom initiators send.
   *
   * @param switching whether Byzantine receivers also follow the protocol, so that commits are for
   *     them, too
   */
  private record Audience(Role<Receiver> receiver, Role<Receiver> colluder, boolean switching) {

    Role<?>[] ofCommits() {
      return switching ? new Role<?>[] {receiver, colluder} : new Role<?>[] {receiver};
    }

    <S> Effect<S> commit(Effect<S> effect, int value) {
      Effect<S> honest = effect.broadcast(receiver, new Commit(value));
      return switching ? honest.broadcast(colluder, new Commit(value)) : honest;
    }

    <S> Effect<S> multicast(Effect<S> effect) {
      return effect
          .broadcast(receiver, new Init(HONEST_VALUE))
          .broadcast(colluder, new Init(HONEST_VALUE));
    }

    /** Sends one value to the first half of the honest receivers and another value to the rest. */
    <S> Effect<S> deceive(Effect<S> effect) {
      List<ProcessId> honest = receiver.members();
      int half = (honest.size() + 1) / 2;
      Effect<S> more = effect;
      for (ProcessId victim : honest) {
        int value = honest.indexOf(victim) < half ? HONEST_VALUE : OTHER_VALUE;
        more = more.send(victim, new Init(value));
      }
      return more.broadcast(colluder, new Init(HONEST_VALUE))
          .broadcast(colluder, new Init(OTHER_VALUE));
    }
  }

  /** Whether no initiator appears in both maps with different values. */
  private static boolean agree(Map<ProcessId, Integer> one, Map<ProcessId, Integer> other) {
    return one.keySet().stream()
        .filter(other::containsKey)
        .allMatch(initiator -> Objects.equals(one.get(initiator), other.get(initiator)));
  }

  private static Map<ProcessId, Integer> with(
      Map<ProcessId, Integer> map, ProcessId key, int value) {
    Map<ProcessId, Integer> more = new HashMap<>(map);
    more.put(key, value);
    return Map.copyOf(more);
  }

  private static Set<Integer> with(Set<Integer> set, int value) {
    Set<Integer> more = new HashSet<>(set);
    more.add(value);
    return Set.copyOf(more);
  }
}
