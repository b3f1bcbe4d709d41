package io.mazurka.examples.histories;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.history.CallHistory;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A key-value store: a primary takes writes and copies them to a backup, which answers reads.
 *
 * <p>The bug: the primary answers before the backup has the copy, so that a client may not read
 * what it has just written. With {@code mended=1} it waits for the backup.
 */
public final class KeyValueStore implements ProtocolModel {

  /** What a client asks for: to put a value, or to get the one that is there. */
  record Command(String key, Optional<Integer> value) {

    static Command put(String key, int value) {
      return new Command(key, Optional.of(value));
    }

    static Command get(String key) {
      return new Command(key, Optional.empty());
    }

    boolean isPut() {
      return value.isPresent();
    }

    @Override
    public String toString() {
      return isPut() ? "put %s %d".formatted(key, value.orElseThrow()) : "get " + key;
    }
  }

  /** A client: what it will ask for, whether it waits for an answer, and the last one it got. */
  record Client(List<Command> ahead, boolean waiting, int got) {

    Client asking() {
      return new Client(ahead, true, got);
    }

    Client hearing(int answer) {
      return new Client(List.copyOf(ahead.subList(1, ahead.size())), false, answer);
    }

    boolean wants(boolean put) {
      return !waiting && !ahead.isEmpty() && ahead.get(0).isPut() == put;
    }
  }

  record Primary() {}

  record Backup(Map<String, Integer> data) {

    Backup with(String key, int value) {
      Map<String, Integer> changed = new HashMap<>(data);
      changed.put(key, value);
      return new Backup(Map.copyOf(changed));
    }
  }

  record Ask(Command command) {}

  record Copy(ProcessId client, String key, int value) {}

  record Copied(ProcessId client, int value) {}

  record Answer(int value) {}

  private static final List<List<Command>> SCRIPTS =
      List.of(
          List.of(Command.put("x", 1), Command.get("x"), Command.get("y")),
          List.of(Command.put("y", 2), Command.get("x")),
          List.of(Command.put("x", 3)));

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("clients", 2, 1, 3), Parameter.of("mended", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("clients"), arguments.get("mended") == 1);
  }

  /** The store with so many clients. */
  public static Protocol protocol(int clients, boolean mended) {
    ProtocolBuilder store = Protocol.named("key-value-store");
    Role<Client> client =
        store.roleOf(
            "client", clients, member -> new Client(SCRIPTS.get(member.number() - 1), false, 0));
    Role<Primary> primary = store.role("primary", 1, new Primary());
    Role<Backup> backup = store.role("backup", 1, new Backup(Map.of()));

    StepReference<Client> put =
        client
            .step("put")
            .when(self -> self.wants(true))
            .sends(Ask.class, primary)
            .then(self -> become(self.asking()).broadcast(primary, new Ask(self.ahead().get(0))));
    StepReference<Client> get =
        client
            .step("get")
            .when(self -> self.wants(false))
            .sends(Ask.class, backup)
            .then(self -> become(self.asking()).broadcast(backup, new Ask(self.ahead().get(0))));
    StepReference<Client> written =
        client
            .step("written")
            .on(Answer.class, primary)
            .then((self, answer) -> become(self.hearing(answer.value())));
    StepReference<Client> read =
        client
            .step("read")
            .on(Answer.class, backup)
            .then((self, answer) -> become(self.hearing(answer.value())));

    declareServers(client, primary, backup, mended);
    Monitor<CallHistory<ProcessId, Command>> history =
        store
            .monitor("history", CallHistory.<ProcessId, Command>empty())
            .hears(put, (seen, step) -> seen.called(step.process(), step.before().ahead().get(0)))
            .hears(get, (seen, step) -> seen.called(step.process(), step.before().ahead().get(0)))
            .hears(written, (seen, step) -> seen.returned(step.process(), step.after().got()))
            .hears(read, (seen, step) -> seen.returned(step.process(), step.after().got()));
    store
        .invariant("linearizability")
        .over(history)
        .fails(
            state ->
                state.of(history).isLinearizable(new PlainStore())
                    ? Optional.empty()
                    : Optional.of("not linearizable: " + state.of(history)));
    return store.build();
  }

  private static void declareServers(
      Role<Client> client, Role<Primary> primary, Role<Backup> backup, boolean mended) {
    primary
        .step("copy")
        .on(Ask.class, client)
        .sends(Copy.class, backup)
        .replies(Answer.class)
        .then(
            (self, ask, sender) -> {
              int value = ask.command().value().orElseThrow();
              Copy copy = new Copy(sender, ask.command().key(), value);
              return mended
                  ? become(self).broadcast(backup, copy)
                  : become(self).broadcast(backup, copy).reply(new Answer(value));
            });
    primary
        .step("answer")
        .on(Copied.class, backup)
        .sends(Answer.class, client)
        .then((self, copied) -> become(self).send(copied.client(), new Answer(copied.value())));
    backup
        .step("store")
        .on(Copy.class, primary)
        .replies(Copied.class)
        .then(
            (self, copy) -> {
              Backup next = self.with(copy.key(), copy.value());
              return mended
                  ? become(next).reply(new Copied(copy.client(), copy.value()))
                  : become(next);
            });
    backup
        .step("look up")
        .on(Ask.class, client)
        .replies(Answer.class)
        .then(
            (self, ask) ->
                become(self).reply(new Answer(self.data().getOrDefault(ask.command().key(), 0))));
  }
}
