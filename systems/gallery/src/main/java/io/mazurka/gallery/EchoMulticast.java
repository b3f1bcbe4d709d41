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
 */
public final class EchoMulticast implements ProtocolModel {

  /** What an honest initiator has done so far. */
  public enum Phase {
    IDLE,
    SENT,
    COMMITTED
  }

  /** The values an honest receiver has echoed and delivered, by initiator. */
  public record Receiver(Map<ProcessId, Integer> echoed, Map<ProcessId, Integer> delivered) {}

  /** A Byzantine receiver, which echoes every value and remembers nothing. */
  public record Colluder() {}

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
        Parameter.of("byzantineInitiators", 1, 0, 16));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(
        arguments.get("honestReceivers"),
        arguments.get("honestInitiators"),
        arguments.get("byzantineReceivers"),
        arguments.get("byzantineInitiators"));
  }

  /** Echo multicast with this many processes of each kind. */
  public Protocol protocol(
      int honestReceivers, int honestInitiators, int byzantineReceivers, int byzantineInitiators) {
    if (honestInitiators + byzantineInitiators == 0) {
      throw new InvalidModelException(
          name() + ": there is no initiator; set honestInitiators or byzantineInitiators to 1");
    }
    int receivers = honestReceivers + byzantineReceivers;
    int quorum = (2 * receivers + 1 + 2) / 3; // two thirds and a bit, rounded up
    ProtocolBuilder multicast = Protocol.named(name());
    Role<Receiver> receiver =
        multicast.role("receiver", honestReceivers, new Receiver(Map.of(), Map.of()));
    Role<Colluder> colluder = multicast.role("colluder", byzantineReceivers, new Colluder());
    Role<Initiator> initiator =
        multicast.role("initiator", honestInitiators, new Initiator(Phase.IDLE));
    Role<Equivocator> equivocator =
        multicast.role("equivocator", byzantineInitiators, new Equivocator(false, Set.of()));

    LocalVariable phase = initiator.variable("phase", Initiator::phase);
    LocalVariable echoed = receiver.variable("echoed", Receiver::echoed);
    LocalVariable delivered = receiver.variable("delivered", Receiver::delivered);

    initiator
        .step("multicast")
        .when(self -> self.phase() == Phase.IDLE)
        .comparesTimestamp(phase)
        .increments(phase)
        .sends(Init.class, receiver, colluder)
        .then(
            self ->
                become(new Initiator(Phase.SENT))
                    .broadcast(receiver, new Init(HONEST_VALUE))
                    .broadcast(colluder, new Init(HONEST_VALUE)));

    initiator
        .step("commit")
        .onQuorum(quorum, Echo.class, receiver, colluder)
        .when(
            (self, echoes) ->
                self.phase() == Phase.SENT && echoes.allMatch(echo -> echo.value() == HONEST_VALUE))
        .reads(phase)
        .increments(phase)
        .sends(Commit.class, receiver)
        .then(
            (self, echoes) ->
                become(new Initiator(Phase.COMMITTED))
                    .broadcast(receiver, new Commit(HONEST_VALUE)));

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

    addByzantineSteps(quorum, receiver, colluder, initiator, equivocator);

    multicast
        .invariant("agreement")
        .reads(delivered)
        .forEachPair(receiver, (one, other) -> agree(one.delivered(), other.delivered()));
    return multicast.build();
  }

  /**
   * Adds the steps by which Byzantine processes try to make honest receivers deliver different
   * values.
   */
  private static void addByzantineSteps(
      int quorum,
      Role<Receiver> receiver,
      Role<Colluder> colluder,
      Role<Initiator> initiator,
      Role<Equivocator> equivocator) {
    LocalVariable sent = equivocator.variable("sent", Equivocator::sent);
    LocalVariable committed = equivocator.variable("committed", Equivocator::committed);

    equivocator
        .step("equivocate")
        .when(self -> !self.sent())
        .comparesTimestamp(sent)
        .increments(sent)
        .sends(Init.class, receiver, colluder)
        .then(self -> equivocate(receiver, colluder));

    for (int value = HONEST_VALUE; value <= OTHER_VALUE; value++) {
      int wanted = value;
      equivocator
          .step("commit-" + wanted)
          .onQuorum(quorum, Echo.class, receiver, colluder)
          .when(
              (self, echoes) ->
                  self.sent()
                      && !self.committed().contains(wanted)
                      && echoes.allMatch(echo -> echo.value() == wanted))
          .reads(sent)
          .comparesTimestamp(committed)
          .increments(committed)
          .sends(Commit.class, receiver)
          .then(
              (self, echoes) ->
                  become(new Equivocator(true, with(self.committed(), wanted)))
                      .broadcast(receiver, new Commit(wanted)));
    }

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

  /** Sends one value to the first half of the honest receivers and another value to the rest. */
  private static Effect<Equivocator> equivocate(Role<Receiver> receiver, Role<Colluder> colluder) {
    Effect<Equivocator> effect = become(new Equivocator(true, Set.of()));
    List<ProcessId> honest = receiver.members();
    int half = (honest.size() + 1) / 2;
    for (ProcessId victim : honest.subList(0, half)) {
      effect = effect.send(victim, new Init(HONEST_VALUE));
    }
    for (ProcessId victim : honest.subList(half, honest.size())) {
      effect = effect.send(victim, new Init(OTHER_VALUE));
    }
    return effect
        .broadcast(colluder, new Init(HONEST_VALUE))
        .broadcast(colluder, new Init(OTHER_VALUE));
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
