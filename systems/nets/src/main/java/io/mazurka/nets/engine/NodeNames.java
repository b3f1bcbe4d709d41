package io.mazurka.nets.engine;

import io.mazurka.nets.Node;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The names of nodes in reports: their own names if these are unique, otherwise their ids. */
public final class NodeNames {

  private NodeNames() {}

  /** One name for each node, all different. */
  public static List<String> of(List<Node> nodes) {
    Map<String, Integer> uses = new HashMap<>();
    for (Node node : nodes) {
      uses.merge(node.id(), 1, Integer::sum);
      if (!node.name().equals(node.id())) {
        uses.merge(node.name(), 1, Integer::sum);
      }
    }
    return nodes.stream()
        .map(n -> Integer.valueOf(1).equals(uses.get(n.name())) ? n.name() : n.id())
        .toList();
  }
}
