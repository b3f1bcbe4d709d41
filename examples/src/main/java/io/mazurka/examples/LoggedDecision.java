package io.mazurka.examples;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/**
 * Example 15: a coordinator logs its decision before it sends it, and sends it again when it starts
 * anew.
 *
 * <p>The bug: only the second half was written. If nobody crashes, nobody hears of the decision.
 */
public final class LoggedDecision implements ProtocolModel {

  enum Log {
    EMPTY,
    WRITTEN,
    READ_AGAIN,
    SENT
  }

  record Decision() {}

  public static Protocol protocol() {
    ProtocolBuilder commit = Protocol.named("logged decision").restarts(1);
    Role<Log> coordinator = commit.role("coordinator", 1, Log.EMPTY);
    Role<Boolean> participant = commit.role("participant", 1, false);

    coordinator.step("log").when(log -> log == Log.EMPTY).then(log -> become(Log.WRITTEN));
    coordinator.recovers(log -> log == Log.WRITTEN ? Log.READ_AGAIN : log);
    coordinator
        .step("send")
        .when(log -> log == Log.READ_AGAIN)
        .sends(Decision.class, participant)
        .then(log -> become(Log.SENT).broadcast(participant, new Decision()));
    participant
        .step("decide")
        .on(Decision.class, coordinator)
        .then((decided, decision) -> become(true));

    commit.proposition("decided").exists(participant, decided -> decided);
    commit.property("everybody decides").ltl("<> decided").weaklyFair();
    commit.atEnd("decided at the end").forEach(participant, decided -> decided);
    return commit.build();
  }

  @Override
  public List<Parameter> parameters() {
    return List.of();
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol();
  }
}
