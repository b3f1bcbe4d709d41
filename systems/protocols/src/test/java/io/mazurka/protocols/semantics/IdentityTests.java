package io.mazurka.protocols.semantics;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Handlers that ask who takes the step, neighbours, steps for each peer, and bare messages. */
final class IdentityTests {

  private static CheckResult full(Protocol protocol) {
    return Check.of(protocol).with(CheckOptions.unreduced().withAll()).run();
  }

  private static CheckResult reduced(Protocol protocol) {
    return Check.of(protocol).run();
  }

  /** A token goes round: every handler and guard of the ring asks who it is. */
  private static Protocol ring(int size) {
    ProtocolBuilder protocol = Protocol.named("ring");
    Role<ProcessId> node = protocol.role("node", size);
    node.eachStartsIn(member -> node.previous(member.id()));
    node.step("begin")
        .when((last, me) -> me.equals(node.member(1)) && last.equals(node.previous(me)))
        .sends(String.class, node)
        .then((last, me) -> become(me).send(node.next(me), "token"));
    node.step("pass")
        .on(String.class, node)
        .when((last, token, sender, me) -> sender.equals(node.previous(me)) && !last.equals(me))
        .sends(String.class, node)
        .then((last, token, sender, me) -> become(me).send(node.next(me), token));
    return protocol.build();
  }

  @Test
  void tokenGoesRoundARing() {
    Protocol protocol = ring(4);

    assertThat(full(protocol).statistics().states()).isEqualTo(5);
    assertThat(full(protocol).statistics().terminalStates()).isEqualTo(1);
    assertThat(reduced(protocol).reductions()).anyMatch(text -> text.startsWith("no symmetry"));
  }

  @Test
  void quorumsAskWhoTheyAre() {
    ProtocolBuilder protocol = Protocol.named("quorum");
    Role<Integer> voter = protocol.role("voter", 2, 0);
    Role<Set<ProcessId>> counter = protocol.role("counter", 2, Set.of());
    voter
        .step("vote")
        .when(votes -> votes == 0)
        .sends(int.class, counter)
        .then(votes -> become(1).broadcast(counter, 7));
    counter
        .step("count")
        .onQuorum(2, Integer.class, voter)
        .when((seen, votes, me) -> me.equals(counter.member(2)))
        .then((seen, votes, me) -> become(Set.of(me)));
    protocol.invariant("nobody counts").forEach(counter, Set::isEmpty);

    assertThat(full(protocol.build()).counterexample()).isNotNull();
    assertThat(reduced(protocol.build()).reductions())
        .anyMatch(text -> text.contains("voter1, voter2"));
  }

  /** Asking who one is tells nobody apart as long as only identities are compared. */
  @Test
  void askingWhoOneIsKeepsSymmetry() {
    ProtocolBuilder protocol = Protocol.named("boxes");
    Role<Boolean> peer = protocol.role("peer", 3, false);
    Role<ProcessId> box = protocol.role("box", 1);
    box.eachStartsIn(member -> member.id());
    peer.step("offer")
        .when(offered -> !offered)
        .sends(ProcessId.class, box)
        .then((offered, me) -> become(true).broadcast(box, me));
    box.step("keep")
        .on(ProcessId.class, peer)
        .when((kept, offer, sender, me) -> kept.equals(me) && offer.equals(sender))
        .then((kept, offer) -> become(offer));

    assertThat(reduced(protocol.build()).reductions()).contains("symmetric: peer1, peer2, peer3");
    assertThat(full(protocol.build()).statistics().states()).isEqualTo(20);
  }

  @Test
  void stepForEachPeerIsATransitionForEachOther() {
    ProtocolBuilder protocol = Protocol.named("peers");
    Role<Set<ProcessId>> peer = protocol.role("peer", 3, Set.of());
    StepReference<Set<ProcessId>> greet =
        peer.step("greet")
            .toEach(peer)
            .when((met, other) -> met.isEmpty())
            .sends(List.class, peer)
            .then((met, other, me) -> become(Set.of(other)).send(other, List.of(me, other)));
    Monitor<Integer> count =
        protocol.monitor("count", 0).hears(greet, (seen, step) -> Math.min(3, seen + 1));
    protocol.invariant("at most two").of(count, seen -> seen < 3);
    Protocol built = protocol.build();

    CheckResult result = full(built);
    assertThat(result.statistics().states()).isEqualTo(27);
    assertThat(built.compile(CheckOptions.unreduced()).system().transitions())
        .hasSize(6)
        .anyMatch(transition -> transition.toString().contains("greet to peer3"));
    assertThat(reduced(built).reductions()).anyMatch(text -> text.contains("peer1, peer2, peer3"));
    assertThat(reduced(built).counterexample()).isNotNull();
  }

  @Test
  void roleHoldsIdentitiesOfRolesDeclaredLater() {
    ProtocolBuilder protocol = Protocol.named("later");
    Role<ProcessId> client = protocol.role("client", 2);
    Role<Integer> server = protocol.role("server", 2, 0);
    client.eachStartsIn(member -> server.member(member.number()));

    assertThat(protocol.build().initialStates().get(0))
        .containsExactly(server.member(1), server.member(2), 0, 0);
  }

  @Test
  void roleWithoutInitialStateIsRefused() {
    ProtocolBuilder protocol = Protocol.named("nowhere");
    Role<Integer> node = protocol.role("node", 2);

    assertThat(node.size()).isEqualTo(2);
    assertThatThrownBy(protocol::build)
        .isInstanceOf(InvalidModelException.class)
        .hasMessage("role node has no initial local state; add node.startsIn(...)");
  }

  @Test
  void wrongMemberNumbersAreNamedWithTheRightOnes() {
    ProtocolBuilder protocol = Protocol.named("numbers");
    Role<Integer> node = protocol.role("node", 3, 0);
    Role<Integer> other = protocol.role("other", 1, 0);

    for (int wrong : List.of(0, 4)) {
      assertThatThrownBy(() -> node.member(wrong))
          .isInstanceOf(InvalidModelException.class)
          .hasMessage("node has no member %d; its members are 1 to 3", wrong);
    }
    assertThatThrownBy(() -> protocol.initially(start -> start.set(node, 7, 1)))
        .hasMessage("node has no member 7; its members are 1 to 3");
    assertThatThrownBy(() -> node.next(other.member(1)))
        .hasMessage("other is not a member of node and has no neighbours there");
  }

  enum Colour {
    RED,
    GREEN
  }

  @Test
  void messagesAreAnyValues() {
    ProtocolBuilder protocol = Protocol.named("values");
    Role<Integer> sender = protocol.role("sender", 1, 0);
    Role<List<String>> receiver = protocol.role("receiver", 1, List.of());
    List<Object> messages = List.of("text", 3, Colour.RED, List.of(1, 2), Set.of(Colour.GREEN));
    sender
        .step("send")
        .when(sent -> sent < messages.size())
        .sends(Object.class, receiver)
        .then(sent -> become(sent + 1).broadcast(receiver, messages.get(sent)));
    for (Class<?> type : List.of(String.class, int.class, Colour.class, List.class, Set.class)) {
      receiver
          .step("take " + type.getSimpleName())
          .on(type, sender)
          .when((taken, message) -> taken.size() < 5)
          .then((taken, message) -> become(appended(taken, message)));
    }
    protocol.invariant("not all").forEach(receiver, taken -> taken.size() < messages.size());

    CheckResult result = full(protocol.build());
    assertThat(result.counterexample()).isNotNull();
    assertThat(result.statistics().states()).isEqualTo(415);
  }

  private static List<String> appended(List<String> taken, Object message) {
    List<String> more = new ArrayList<>(taken);
    more.add(message.toString());
    return List.copyOf(more);
  }

  @Test
  void undeclaredBareMessageIsNamedByItsType() {
    ProtocolBuilder protocol = Protocol.named("undeclared");
    Role<Integer> sender = protocol.role("sender", 1, 0);
    Role<Integer> receiver = protocol.role("receiver", 1, 0);
    sender.step("send").then(sent -> become(1).broadcast(receiver, List.of(1)));

    assertThatThrownBy(() -> full(protocol.build()))
        .hasMessageContaining("add .sends(List.class, receiver) to the step");
  }
}
