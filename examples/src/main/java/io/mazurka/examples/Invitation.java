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
 * Example 6: a host invites guests and confirms when all of them accept. What should be possible
 * and what should be true in the end are no invariants.
 *
 * <p>The bug: who declines does not answer, so the host waits for ever. With {@code mended=1} a
 * refusal is sent, too.
 */
public final class Invitation implements ProtocolModel {

  enum Plan {
    NONE,
    INVITED,
    CONFIRMED,
    CANCELLED
  }

  record Host(Plan plan) {}

  record Guest(boolean answered) {}

  record Invite() {}

  record Answer(boolean accepts) {}

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("guests", 2, 1, 5), Parameter.of("mended", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("guests"), arguments.get("mended") == 1);
  }

  /** A host and so many guests. */
  public static Protocol protocol(int guests, boolean mended) {
    ProtocolBuilder invitation = Protocol.named("invitation");
    Role<Host> host = invitation.role("host", 1, new Host(Plan.NONE));
    Role<Guest> guest = invitation.role("guest", guests, new Guest(false));

    host.step("invite")
        .when(self -> self.plan() == Plan.NONE)
        .sends(Invite.class, guest)
        .then(self -> become(new Host(Plan.INVITED)).broadcast(guest, new Invite()));
    guest
        .step("accept")
        .on(Invite.class, host)
        .replies(Answer.class)
        .then((self, invite) -> become(new Guest(true)).reply(new Answer(true)));
    guest
        .step("decline")
        .on(Invite.class, host)
        .replies(Answer.class)
        .then(
            (self, invite) ->
                mended
                    ? become(new Guest(true)).reply(new Answer(false))
                    : become(new Guest(true)));
    host.step("confirm")
        .onQuorum(guests, Answer.class, guest)
        .when((self, answers) -> answers.messages().allMatch(Answer::accepts))
        .then((self, answers) -> become(new Host(Plan.CONFIRMED)));
    host.step("cancel")
        .on(Answer.class, guest)
        .when((self, answer) -> self.plan() == Plan.INVITED && !answer.accepts())
        .then((self, answer) -> become(new Host(Plan.CANCELLED)));

    invitation.sometimes("all meet").forEach(host, self -> self.plan() == Plan.CONFIRMED);
    invitation
        .atEnd("host knows")
        .forEach(host, self -> self.plan() == Plan.CONFIRMED || self.plan() == Plan.CANCELLED);
    return invitation.build();
  }
}
