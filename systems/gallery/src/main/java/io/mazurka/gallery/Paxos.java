package io.mazurka.gallery;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.LocalVariable;
import io.mazurka.protocols.roles.Quorum;
import io.mazurka.protocols.roles.Role;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Single-decree Paxos (Lamport 1998): proposers, acceptors and learners agree on one value,
 * although messages are slow and any minority of the acceptors may stop.
 *
 * <p>A proposer first asks a majority of the acceptors to promise that they ignore smaller proposal
 * numbers and to say what they have accepted, and only then asks them to accept a value. A learner
 * that hears of the same proposal from a majority knows that its value is chosen.
 */
public class Paxos implements ProtocolModel {

  /** What a proposer has done so far. */
  public enum Phase {
    IDLE,
    PREPARING,
    PROPOSED
  }

  /**
   * A proposer. Its number is also the number of its proposal, and the value it proposes if it may
   * choose one.
   */
  public record Proposer(int number, Phase phase) {

    Proposer in(Phase next) {
      return new Proposer(number, next);
    }
  }

  /** An acceptor: the highest number it promised, and the proposal it accepted, zeros if none. */
  public record Acceptor(int promised, int acceptedNumber, int acceptedValue) {

    Acceptor promising(int number) {
      return new Acceptor(number, acceptedNumber, acceptedValue);
    }

    Acceptor accepting(Accept accept) {
      return new Acceptor(promised, accept.number(), accept.value());
    }
  }

  /** A learner, with the values it has learned. */
  public record Learner(Set<Integer> learned) {

    Learner learning(int value) {
      Set<Integer> more = new HashSet<>(learned);
      more.add(value);
      return new Learner(Set.copyOf(more));
    }
  }

  /** Asks acceptors to promise to ignore proposals with smaller numbers. */
  public record Prepare(int number) {}

  /** The promise of an acceptor, with the proposal it has accepted; zeros if none. */
  public record Promise(int number, int acceptedNumber, int acceptedValue) {}

  /** Asks acceptors to accept a proposal. */
  public record Accept(int number, int value) {}

  /** Tells learners that an acceptor has accepted a proposal. */
  public record Accepted(int number, int value) {}

  @Override
  public String name() {
    return "paxos";
  }

  @Override
  public String summary() {
    return "single-decree Paxos; learners never learn two values";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        Parameter.of("proposers", 2, 1, 16),
        Parameter.of("acceptors", 3, 1, 16),
        Parameter.of("learners", 1, 1, 16),
        Parameter.of("interchangeable", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(
        arguments.get("proposers"),
        arguments.get("acceptors"),
        arguments.get("learners"),
        arguments.get("interchangeable") == 1);
  }

  /**
   * Paxos with this many processes of each role, in which each proposer has a number of its own.
   */
  public Protocol protocol(int proposers, int acceptors, int learners) {
    return protocol(proposers, acceptors, learners, false);
  }

  /**
   * Paxos with this many processes of each role. If proposers are {@code interchangeable}, there is
   * an initial state for each way to deal the numbers out to them.
   */
  public Protocol protocol(int proposers, int acceptors, int learners, boolean interchangeable) {
    ProtocolBuilder paxos = Protocol.named(name());
    Role<Proposer> proposer =
        paxos.roleOf("proposer", proposers, member -> new Proposer(member.number(), Phase.IDLE));
    Role<Acceptor> acceptor = paxos.role("acceptor", acceptors, new Acceptor(0, 0, 0));
    Role<Learner> learner = paxos.role("learner", learners, new Learner(Set.of()));
    int majority = acceptors / 2 + 1;
    if (interchangeable || proposers == acceptors) {
      paxos.composite("server", proposer, acceptor);
    }
    if (interchangeable) {
      DealtNumbers.addTo(paxos, proposer);
    }
    LocalVariable phase = proposer.variable("phase", Proposer::phase);
    LocalVariable promised = acceptor.variable("promised", Acceptor::promised);
    LocalVariable learned = learner.variable("learned", Learner::learned);

    proposer
        .step("start")
        .when(self -> self.phase() == Phase.IDLE)
        .comparesTimestamp(phase)
        .increments(phase)
        .sends(Prepare.class, acceptor)
        .then(
            self ->
                become(self.in(Phase.PREPARING)).broadcast(acceptor, new Prepare(self.number())));

    acceptor
        .step("promise")
        .on(Prepare.class, proposer)
        .when((self, prepare) -> prepare.number() > self.promised())
        .comparesTimestamp(promised)
        .increments(promised)
        .replies(Promise.class)
        .then(
            (self, prepare) ->
                become(self.promising(prepare.number()))
                    .reply(
                        new Promise(
                            prepare.number(), self.acceptedNumber(), self.acceptedValue())));

    proposer
        .step("propose")
        .onQuorum(majority, Promise.class, acceptor)
        .when(
            (self, promises) ->
                self.phase() == Phase.PREPARING
                    && promises.allMatch(promise -> promise.number() == self.number()))
        .reads(phase)
        .increments(phase)
        .sends(Accept.class, acceptor)
        .then(
            (self, promises) ->
                become(self.in(Phase.PROPOSED))
                    .broadcast(
                        acceptor, new Accept(self.number(), valueToPropose(self, promises))));

    acceptor
        .step("accept")
        .on(Accept.class, proposer)
        .when(this::mayAccept)
        .comparesTimestamp(promised)
        .sends(Accepted.class, learner)
        .then(
            (self, accept) ->
                become(remembering(self, accept))
                    .broadcast(learner, new Accepted(accept.number(), accept.value())));

    learner
        .step("learn")
        .onQuorum(witnesses(majority), Accepted.class, acceptor)
        .when((self, accepted) -> mayLearn(accepted))
        .writes(learned)
        .then((self, accepted) -> become(self.learning(accepted.first().value())));

    paxos.invariant("agreement").forEach(learner, self -> self.learned().size() <= 1);
    paxos.proposition("learned").exists(learner, self -> !self.learned().isEmpty());
    return paxos.build();
  }

  /**
   * The value of the highest-numbered proposal accepted by the quorum, or the proposer's own. In an
   * execution a number has only one value. The local graphs do not know that, so the choice must
   * not depend on which acceptor sent which promise.
   */
  private static int valueToPropose(Proposer self, Quorum<Promise> promises) {
    return promises
        .messages()
        .filter(promise -> promise.acceptedNumber() > 0)
        .max(
            Comparator.comparingInt(Promise::acceptedNumber)
                .thenComparingInt(Promise::acceptedValue))
        .map(Promise::acceptedValue)
        .orElse(self.number());
  }

  /** What an acceptor remembers: the highest-numbered proposal it accepted. */
  Acceptor remembering(Acceptor self, Accept accept) {
    return accept.number() > self.acceptedNumber() ? self.accepting(accept) : self;
  }

  /** An acceptor keeps its promise to ignore smaller numbers. */
  boolean mayAccept(Acceptor self, Accept accept) {
    return accept.number() >= self.promised();
  }

  /** How many acceptors must have accepted a proposal before its value counts as chosen. */
  int witnesses(int majority) {
    return majority;
  }

  /** A learner compares: all messages of the quorum are for the same proposal. */
  boolean mayLearn(Quorum<Accepted> accepted) {
    return accepted.allMatch(accepted.first()::equals);
  }
}
