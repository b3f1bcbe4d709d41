package io.mazurka.examples.time;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.clocks.Timer;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/**
 * A client asks again and again, and waits twice as long after each try, because questions and
 * answers may be lost. The server answers at once. It remembers for some units of time that it has
 * done the work, so that it does not do it twice.
 *
 * <p>The bug: the server forgets before the client has asked for the last time. With {@code
 * memory=8} it does not.
 */
public final class PatientClient implements ProtocolModel {

  private static final int TRIES = 4;

  /** How often the client has asked, and whether it has an answer. */
  record Client(int tries, boolean answered) {}

  /** How often the server has done the work, at most twice, and whether it remembers that. */
  record Server(int done, boolean remembers) {}

  record Question() {}

  record Answer() {}

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("memory", 5, 1, 20), Parameter.of("losses", TRIES - 1, 0, 9));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("memory"), arguments.get("losses"));
  }

  /** A server that remembers for so long, where so many messages may be lost. */
  public static Protocol protocol(int memory, int losses) {
    ProtocolBuilder retry = Protocol.named("patient client").lossy(losses);
    Role<Client> client = retry.role("client", 1, new Client(0, false));
    Role<Server> server = retry.role("server", 1, new Server(0, false));
    Timer backoff = client.timer("backoff", 1).startsRunning();
    Timer forget = server.timer("memory", memory);

    client
        .step("ask")
        .after(backoff)
        .when(self -> self.tries() < TRIES)
        .sends(Question.class, server)
        .then(
            self ->
                become(new Client(self.tries() + 1, false))
                    .broadcast(server, new Question())
                    .start(backoff, 1 << self.tries()));
    client
        .step("hear")
        .on(Answer.class, server)
        .promptly()
        .then((self, answer) -> become(new Client(self.tries(), true)).stop(backoff));

    server
        .step("work")
        .on(Question.class, client)
        .when((self, question) -> !self.remembers())
        .promptly()
        .replies(Answer.class)
        .then(
            (self, question) ->
                become(new Server(Math.min(2, self.done() + 1), true))
                    .reply(new Answer())
                    .start(forget));
    server
        .step("answer again")
        .on(Question.class, client)
        .when((self, question) -> self.remembers())
        .promptly()
        .replies(Answer.class)
        .then((self, question) -> become(self).reply(new Answer()));
    server.step("forget").after(forget).then(self -> become(new Server(self.done(), false)));

    retry.invariant("work is done once").forEach(server, self -> self.done() <= 1);
    retry.atEnd("the client has an answer").forEach(client, Client::answered);
    return retry.build();
  }
}
