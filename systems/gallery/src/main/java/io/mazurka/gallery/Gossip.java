package io.mazurka.gallery;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Nodes that each broadcast updates and keep the set of updates they have seen. Nodes that have
 * seen all updates agree. This is a condition on any two nodes, which may also be stated on all
 * nodes at once. Four nodes with two updates each have 1,358,954,496 combinations of local states.
 */
public final class Gossip implements ProtocolModel {

  /** A node: the number of updates it has broadcast, and all updates it has seen. */
  public record Node(int sent, Set<Update> seen) {}

  /** An update: the node that made it, and its number there. */
  public record Update(ProcessId origin, int number) {}

  @Override
  public String name() {
    return "gossip";
  }

  @Override
  public String summary() {
    return "nodes broadcast updates and keep the set of those seen; shows what invariants over a whole role cost";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        Parameter.of("nodes", 3, 2, 8),
        Parameter.of("updates", 1, 1, 8),
        Parameter.of("whole", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return protocol(arguments.get("nodes"), arguments.get("updates"), arguments.get("whole") == 1);
  }

  /**
   * The protocol with {@code nodes} nodes and {@code updates} updates each.
   *
   * @param whole whether agreement is stated on all nodes at once
   */
  public Protocol protocol(int nodes, int updates, boolean whole) {
    ProtocolBuilder gossip = Protocol.named(name());
    Role<Node> node = gossip.role("node", nodes, new Node(0, Set.of()));
    int all = nodes * updates;
    node.step("publish")
        .when(self -> self.sent() < updates)
        .sends(Update.class, node)
        .then(
            (self, me) -> {
              Update update = new Update(me, self.sent() + 1);
              return become(new Node(self.sent() + 1, with(self.seen(), update)))
                  .broadcast(node, update);
            });
    node.step("learn")
        .on(Update.class, node)
        .then((self, update) -> become(new Node(self.sent(), with(self.seen(), update))));
    if (whole) {
      gossip
          .invariant("agreement")
          .over(node)
          .holds(
              state ->
                  state.of(node).stream()
                      .allMatch(
                          one -> state.of(node).stream().allMatch(two -> agree(one, two, all))));
    } else {
      gossip.invariant("agreement").forEachPair(node, (one, two) -> agree(one, two, all));
    }
    gossip.atEnd("everybody knows everything").forEach(node, self -> self.seen().size() == all);
    return gossip.build();
  }

  private static boolean agree(Node one, Node two, int all) {
    return one.seen().size() < all || two.seen().size() < all || one.seen().equals(two.seen());
  }

  private static Set<Update> with(Set<Update> seen, Update update) {
    Set<Update> more = new HashSet<>(seen);
    more.add(update);
    return Set.copyOf(more);
  }
}
