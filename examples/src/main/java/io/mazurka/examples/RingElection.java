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
 * Example 6: nodes on a ring elect the one with the largest number (Chang and Roberts 1979). Each
 * sends its number to the next node and passes on those that are larger than its own.
 *
 * <p>The bug, with {@code careless=1}: numbers need not differ.
 */
public final class RingElection implements ProtocolModel {

  record Node(int number, boolean started, boolean leader) {}

  public static Protocol protocol(int nodes, boolean careless) {
    ProtocolBuilder election = Protocol.named("ring election");
    Role<Node> node = election.role("node", nodes);
    node.eachStartsIn(
        member -> new Node(careless ? 1 + member.number() / 2 : member.number(), false, false));

    node.step("start")
        .when(self -> !self.started())
        .sends(Integer.class, node)
        .then(
            (self, me) ->
                become(new Node(self.number(), true, self.leader()))
                    .send(node.next(me), self.number()));
    node.step("pass on")
        .on(Integer.class, node)
        .when((self, number) -> number > self.number())
        .sends(Integer.class, node)
        .then((self, number, sender, me) -> become(self).send(node.next(me), number));
    node.step("win")
        .on(Integer.class, node)
        .when((self, number) -> number == self.number())
        .then((self, number) -> become(new Node(self.number(), self.started(), true)));

    election
        .invariant("one leader")
        .forEachPair(node, (one, other) -> !one.leader() || !other.leader());
    return election.build();
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("nodes", 3, 2, 6), Parameter.of("careless", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("nodes"), arguments.get("careless") == 1);
  }
}
