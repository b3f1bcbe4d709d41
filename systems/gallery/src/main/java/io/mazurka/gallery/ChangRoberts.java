package io.mazurka.gallery;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/**
 * Leader election on a ring (Chang and Roberts 1979). A node may become a candidate. Candidacies
 * travel round the ring in one direction, and each node passes on only those with greater numbers
 * than its own. A node that receives its own candidacy leads. Candidacies travel from greater
 * numbers to smaller ones, which takes the most messages: number k is stopped after k hops.
 */
public final class ChangRoberts implements ProtocolModel {

  /** The part that a node plays in the election. */
  public enum Part {
    NONE,
    CANDIDATE,
    RELAY,
    LEADER
  }

  /** The state of a node: its number, and its part in the election. */
  public record Node(int number, Part part) {

    Node as(Part changed) {
      return new Node(number, changed);
    }
  }

  /** The message that the node with this number is a candidate. */
  public record Candidacy(int number) {}

  @Override
  public String name() {
    return "ring-election";
  }

  @Override
  public String summary() {
    return "nodes on a ring pass on the candidacies of greater numbers; only the greatest of all gets its own back";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("nodes", 5, 2, 16));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("nodes"));
  }

  /** The election among {@code nodes} nodes. */
  public Protocol protocol(int nodes) {
    ProtocolBuilder election = Protocol.named(name());
    Role<Node> node = election.role("node", nodes);
    node.eachStartsIn(member -> new Node(member.number(), Part.NONE));

    node.step("stand")
        .when(self -> self.part() == Part.NONE)
        .sends(Candidacy.class, node)
        .then(
            (self, me) ->
                become(self.as(Part.CANDIDATE))
                    .send(node.previous(me), new Candidacy(self.number())));
    node.step("pass on")
        .on(Candidacy.class, node)
        .when((self, candidacy) -> candidacy.number() > self.number())
        .sends(Candidacy.class, node)
        .then(
            (self, candidacy, sender, me) ->
                become(self.as(Part.RELAY)).send(node.previous(me), candidacy));
    node.step("stop")
        .on(Candidacy.class, node)
        .when((self, candidacy) -> candidacy.number() < self.number())
        .then((self, candidacy) -> become(self));
    node.step("win")
        .on(Candidacy.class, node)
        .when((self, candidacy) -> candidacy.number() == self.number())
        .then((self, candidacy) -> become(self.as(Part.LEADER)));

    election
        .invariant("only the greatest wins")
        .forEach(node, self -> self.part() != Part.LEADER || self.number() == nodes);
    election
        .invariant("one leader")
        .forEachPair(node, (one, two) -> one.part() != Part.LEADER || two.part() != Part.LEADER);
    election
        .atEnd("the greatest leads")
        .forEach(node, self -> self.number() < nodes || self.part() == Part.LEADER);
    return election.build();
  }
}
