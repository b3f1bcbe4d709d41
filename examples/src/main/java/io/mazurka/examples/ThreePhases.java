package io.mazurka.examples;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.List;

/**
 * Example 8: the normal case of practical Byzantine fault tolerance (Castro and Liskov 1999) for
 * one request. Three backups follow a Byzantine primary, which may propose one value to some of
 * them and another to others, and commit to whatever it likes.
 *
 * <p>The bug, with {@code careless=1}: a backup does not compare the value that another prepares
 * with its own, and two commits are enough, its own included.
 */
public final class ThreePhases implements ProtocolModel {

  /** The value a backup has accepted, 0 for none, and how far it has come with it. */
  record Backup(int value, Phase phase) {}

  enum Phase {
    IDLE,
    ACCEPTED,
    PREPARED,
    COMMITTED
  }

  record PrePrepare(int value) {}

  record Prepare(int value) {}

  record Commit(int value) {}

  record Primary() {}

  /**
   * The protocol, careless or not.
   *
   * @param stepwise whether the primary sends by steps; it can do the same, but takes more states
   */
  public static Protocol protocol(boolean careless, boolean stepwise) {
    ProtocolBuilder protocol = Protocol.named("three phases");
    Role<Primary> primary = protocol.role("primary", 1, new Primary());
    Role<Backup> backup = protocol.role("backup", 3, new Backup(0, Phase.IDLE));

    backup
        .step("accept")
        .on(PrePrepare.class, primary)
        .when((self, proposal) -> self.phase() == Phase.IDLE)
        .sends(Prepare.class, backup)
        .then(
            (self, proposal) ->
                become(new Backup(proposal.value(), Phase.ACCEPTED))
                    .broadcast(backup, new Prepare(proposal.value())));
    backup
        .step("prepare")
        .on(Prepare.class, backup)
        .when(
            (self, prepare) ->
                self.phase() == Phase.ACCEPTED && (careless || prepare.value() == self.value()))
        .sends(Commit.class, backup)
        .then(
            (self, prepare) ->
                become(new Backup(self.value(), Phase.PREPARED))
                    .broadcast(backup, new Commit(self.value())));
    backup
        .step("commit")
        .onQuorum(careless ? 1 : 2, Commit.class, backup, primary)
        .when(
            (self, commits) ->
                self.phase() == Phase.PREPARED
                    && commits.allMatch(commit -> commit.value() == self.value()))
        .then((self, commits) -> become(new Backup(self.value(), Phase.COMMITTED)));

    if (stepwise) {
      for (Object lie : lies()) {
        primary
            .step("say " + lie)
            .toEach(backup)
            .sends(lie.getClass(), backup)
            .then((self, peer) -> become(self).send(peer, lie));
      }
    } else {
      primary.maySay(backup, lies().toArray());
    }

    protocol
        .invariant("agreement")
        .forEachPair(
            backup,
            (one, other) ->
                one.phase() != Phase.COMMITTED
                    || other.phase() != Phase.COMMITTED
                    || one.value() == other.value());
    return protocol.build();
  }

  /** Whatever a primary could say about two values. */
  private static List<Object> lies() {
    List<Object> lies = new ArrayList<>();
    for (int value = 1; value <= 2; value++) {
      lies.add(new PrePrepare(value));
      lies.add(new Commit(value));
    }
    return lies;
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("careless", 0, 0, 1), Parameter.of("stepwise", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("careless") == 1, arguments.get("stepwise") == 1);
  }
}
