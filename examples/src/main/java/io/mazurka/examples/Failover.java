package io.mazurka.examples;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/**
 * Example 4: a primary sends its updates to a backup, then hands over to it.
 *
 * <p>The bug: messages may overtake each other, so the backup may serve before it has all updates.
 * With {@code fifo=1} the channels keep the order of messages, and nothing is lost.
 */
public final class Failover implements ProtocolModel {

  record Primary(int version, boolean retired) {}

  record Backup(int version, boolean serves) {}

  record Update(int version) {}

  record TakeOver() {}

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("updates", 2, 1, 9), Parameter.of("fifo", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(
        arguments.get("updates"), arguments.get("fifo") == 1 ? Channels.FIFO : Channels.SET);
  }

  /** The pair with so many updates at most. */
  public static Protocol protocol(int updates, Channels channels) {
    ProtocolBuilder failover = Protocol.named("failover").channels(channels);
    Role<Primary> primary = failover.role("primary", 1, new Primary(0, false));
    Role<Backup> backup = failover.role("backup", 1, new Backup(0, false));

    primary
        .step("write")
        .when(self -> !self.retired() && self.version() < updates)
        .sends(Update.class, backup)
        .then(
            self -> {
              int next = self.version() + 1;
              return become(new Primary(next, false)).broadcast(backup, new Update(next));
            });
    primary
        .step("retire")
        .when(self -> !self.retired())
        .sends(TakeOver.class, backup)
        .then(self -> become(new Primary(self.version(), true)).broadcast(backup, new TakeOver()));
    backup
        .step("update")
        .on(Update.class, primary)
        .then((self, update) -> become(new Backup(update.version(), self.serves())));
    backup
        .step("take over")
        .on(TakeOver.class, primary)
        .then((self, order) -> become(new Backup(self.version(), true)));

    failover
        .invariant("nothing lost")
        .over(primary, backup)
        .holds(
            state -> {
              Backup now = state.of(backup).get(0);
              return !now.serves() || now.version() == state.of(primary).get(0).version();
            });
    return failover.build();
  }
}
