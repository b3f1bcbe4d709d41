package io.mazurka.nets.formula;

import io.mazurka.nets.Node;
import io.mazurka.nets.Signal;
import io.mazurka.nets.SignalGraph;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the names in a formula stand for. Ids come before names, and names that several nodes share
 * stand for nothing.
 */
public final class Vocabulary {

  private final SignalGraph graph;
  private final Map<String, Integer> slots;
  private final Map<String, Integer> transitions;

  public Vocabulary(SignalGraph graph) {
    this.graph = graph;
    this.transitions = numbers(graph.net().transitions());
    this.slots = numbers(graph.net().places());
    int slot = graph.net().places().size();
    for (Signal signal : graph.signals()) {
      slots.putIfAbsent(signal.name(), slot++);
    }
  }

  private static Map<String, Integer> numbers(List<Node> nodes) {
    Map<String, Integer> numbers = new HashMap<>();
    Set<String> shared = new HashSet<>();
    for (int number = 0; number < nodes.size(); number++) {
      String name = nodes.get(number).name();
      if (numbers.putIfAbsent(name, number) != null) {
        shared.add(name);
      }
    }
    numbers.keySet().removeAll(shared);
    for (int number = 0; number < nodes.size(); number++) {
      numbers.put(nodes.get(number).id(), number);
    }
    return numbers;
  }

  public SignalGraph graph() {
    return graph;
  }

  /** The slot of the place or signal with this name, or null. */
  public @Nullable Integer slot(String name) {
    return slots.get(name);
  }

  /** The number of the transition with this name, or null. */
  public @Nullable Integer transition(String name) {
    return transitions.get(name);
  }
}
