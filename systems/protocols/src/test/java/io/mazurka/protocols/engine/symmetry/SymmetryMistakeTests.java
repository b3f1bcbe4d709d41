package io.mazurka.protocols.engine.symmetry;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Member;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.search.check.Check;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whatever tells the members of a role apart is found out, and the reason says what it is. */
final class SymmetryMistakeTests {

  private static final CheckOptions ROLES =
      CheckOptions.unreduced().with(ProtocolOptions.defaults().withSymmetry(Symmetry.ROLES));

  record Client(ProcessId me, int number, boolean asked) {}

  record Server(Optional<ProcessId> first) {}

  record Request(int number) {}

  /** Two clients ask a server, which remembers who asked first. A test changes one thing. */
  private static class Service {

    final ProtocolBuilder protocol = Protocol.named("service");
    final Role<Client> client =
        protocol.roleOf("client", 2, m -> new Client(m.id(), number(m), false));
    final Role<Server> server = protocol.roleOf("server", 2, m -> new Server(Optional.empty()));
    StepReference<Server> served;

    Service() {
      client.step("ask").when(self -> !self.asked()).sends(Request.class, server).then(this::ask);
      served =
          server
              .step("serve")
              .on(Request.class, client)
              .when((self, request) -> self.first().isEmpty())
              .then((self, request, sender) -> become(new Server(serve(sender))));
      properties();
    }

    int number(Member member) {
      return 0;
    }

    Effect<Client> ask(Client self) {
      return become(new Client(self.me(), self.number(), true))
          .broadcast(server, new Request(self.number()));
    }

    Optional<ProcessId> serve(ProcessId sender) {
      return Optional.of(sender);
    }

    void properties() {
      protocol.invariant("served").forEach(server, self -> true);
    }

    Protocol build() {
      return protocol.build();
    }
  }

  private static List<String> symmetries(Service service) {
    return Check.of(service.build()).with(ROLES).run().reductions();
  }

  @Test
  void nothingTellsTheMembersApart() {
    assertThat(symmetries(new Service()))
        .containsExactly("symmetric: client1, client2; server1, server2");
  }

  @Test
  void numberThatDependsOnTheIndexIsDetected() {
    Service service =
        new Service() {
          @Override
          int number(Member member) {
            return member.number();
          }
        };

    assertThat(symmetries(service))
        .containsExactly(
            "symmetric: server1, server2",
            "not symmetric: client1 and client2: client1 starts in [me=client1, number=1,"
                + " asked=false], client2 in [me=client2, number=2, asked=false]");
  }

  @Test
  void receiversSplitByPositionAreDetected() {
    Service service =
        new Service() {
          @Override
          Effect<Client> ask(Client self) {
            return become(new Client(self.me(), self.number(), true))
                .send(server.member(1), new Request(1))
                .send(server.member(2), new Request(2));
          }
        };

    assertThat(symmetries(service).get(0)).isEqualTo("symmetric: client1, client2");
    assertThat(symmetries(service).get(1))
        .startsWith("not symmetric: server1 and server2: ")
        .contains(
            "client1 in [me=client1, number=0, asked=false] can take ask, to ",
            "sending Request(1) to server1, Request(2) to server2; client1 in ",
            "cannot take ask, to ",
            "sending Request(1) to server2, Request(2) to server1");
  }

  @Test
  void asymmetricInitialStatesAreDetected() {
    Service service = new Service();
    service.protocol.initially(
        start -> start.set(service.server, 1, new Server(Optional.of(service.client.member(1)))));

    assertThat(symmetries(service).get(0))
        .startsWith("no symmetry: ")
        .contains(
            "client1 and client2: server1 starts in [first=client1], but never in [first=client2]")
        .contains("server1 and server2: server1 starts in [first=client1]");
  }

  @Test
  void asymmetricInvariantIsDetected() {
    Service service =
        new Service() {
          @Override
          void properties() {
            protocol
                .invariant("first server")
                .over(server)
                .holds(state -> state.of(server).get(0).first().isEmpty());
          }
        };

    assertThat(symmetries(service))
        .containsExactly(
            "symmetric: client1, client2",
            "not symmetric: server1 and server2: invariant first server tells them apart: it fails"
                + " where server1 is in [first=client1], server2 is in [first=none], but holds"
                + " where server1 is in [first=none], server2 is in [first=client1]");
  }

  /** What the user asks for would be there, but not for what the user wants to know. */
  @Test
  void symmetryIsRefusedIfOnlyWhatIsCheckedBreaksIt() {
    Service service =
        new Service() {
          @Override
          void properties() {
            protocol
                .invariant("first of each")
                .over(client, server)
                .holds(
                    state ->
                        !state.of(client).get(0).asked()
                            || state.of(server).get(0).first().isEmpty());
          }
        };

    assertThatThrownBy(() -> symmetries(service))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageStartingWith("--symmetry roles cannot be had here: client1 and client2: ")
        .hasMessageContaining("server1 and server2: invariant first of each tells them apart");
  }

  @Test
  void asymmetricMonitorIsDetected() {
    Service service =
        new Service() {
          @Override
          void properties() {
            Monitor<Set<ProcessId>> monitor = protocol.monitor("watch", Set.of());
            ProcessId first = server.member(1);
            monitor.hears(
                served,
                (seen, step) -> step.process().equals(first) ? Set.of(step.process()) : seen);
            protocol.invariant("watched").of(monitor, seen -> true);
          }
        };

    assertThat(symmetries(service))
        .containsExactly(
            "symmetric: client1, client2",
            "not symmetric: server1 and server2: monitor watch tells them apart: in [{}] it goes to"
                + " [{server1}] when it hears serve of server1, but in [{}] it goes to [{}], not to"
                + " [{server2}], when it hears serve of server2");
  }

  @Test
  void stepThatTreatsOneIdentitySpeciallyIsDetected() {
    Service service =
        new Service() {
          @Override
          Optional<ProcessId> serve(ProcessId sender) {
            return sender.toString().endsWith("1") ? Optional.of(sender) : Optional.empty();
          }
        };

    assertThat(symmetries(service).get(0)).isEqualTo("symmetric: server1, server2");
    assertThat(symmetries(service).get(1)).startsWith("not symmetric: client1 and client2: ");
  }
}
