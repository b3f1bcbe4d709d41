package io.mazurka.nets.formula;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import io.mazurka.expressions.syntax.Denotation;
import io.mazurka.expressions.syntax.Names;
import io.mazurka.expressions.tree.StateArray;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.kernel.options.NearMiss;
import io.mazurka.nets.Node;
import io.mazurka.nets.Signal;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.engine.SignalLevel;
import io.mazurka.nets.formula.StateCondition.Dead;
import io.mazurka.nets.formula.StateCondition.Fireable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Maps the names in a formula to places, signals and transitions. Ids come before names, and a name
 * that several nodes share has no meaning.
 */
public final class Vocabulary implements Names {

  /**
   * The type of a signal, which is true if the signal is high; the slot may also say that the level
   * is unknown.
   */
  private static final VariableType SIGNAL =
      new VariableType(VariableType.Kind.BOOLEAN, SignalLevel.LOW, SignalLevel.INCONSISTENT);

  private final SignalGraph graph;
  private final Map<String, Integer> slots;
  private final Map<String, Integer> transitions;

  /** The variable of each slot, by the id of its place. */
  private final List<StateVariable> variables;

  private final Map<String, StateArray> arrays;

  /** The ids of the places that have a name. */
  private final Map<String, List<String>> ids;

  /** The vocabulary of a graph. */
  public Vocabulary(SignalGraph graph) {
    this.graph = graph;
    this.transitions = numbers(graph.net().transitions());
    this.slots = numbers(graph.net().places());
    int slot = graph.net().places().size();
    for (Signal signal : graph.signals()) {
      slots.putIfAbsent(signal.name(), slot++);
    }
    this.ids =
        graph.net().places().stream().collect(groupingBy(Node::name, mapping(Node::id, toList())));
    this.variables = variables(Node::id);
    this.arrays = StateArray.among(variables(Node::name));
    arrays.putAll(StateArray.among(variables));
  }

  private List<StateVariable> variables(Function<Node, String> name) {
    List<StateVariable> all = new ArrayList<>();
    for (Node place : graph.net().places()) {
      all.add(new StateVariable(name.apply(place), all.size(), VariableType.NATURAL));
    }
    for (Signal signal : graph.signals()) {
      all.add(new StateVariable(signal.name(), all.size(), SIGNAL));
    }
    return all;
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

  /** The graph whose nodes the names stand for. */
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

  @Override
  public @Nullable Denotation find(String name) {
    Integer slot = slots.get(name);
    if (slot != null) {
      return new Denotation.Single(variables.get(slot));
    }
    StateArray array = arrays.get(name);
    if (array != null) {
      return new Denotation.Indexed(array);
    }
    List<String> shared = ids.get(name);
    if (shared != null) {
      return new Denotation.Unclear(
          "'%s' is the name of %s; say which by id".formatted(name, String.join(", ", shared)));
    }
    return switch (name) {
      case "deadlock" -> predicate(name, new Dead(graph.net(), true));
      case "fireable" -> new Denotation.Application(this::fireable);
      default -> null;
    };
  }

  private Denotation fireable(String name) {
    Integer transition = transitions.get(name);
    return transition == null
        ? new Denotation.Unclear(unknownTransition(name))
        : predicate(
            "fireable(\"%s\")".formatted(name), new Fireable(graph.net(), transition, true));
  }

  private Denotation predicate(String text, StateCondition condition) {
    return new Denotation.Word(new NetPredicate(text, condition, variables));
  }

  @Override
  public String unknown(String name) {
    return "there is no place%s '%s'%s"
        .formatted(
            graph.signals().isEmpty() ? "" : " or signal",
            name,
            NearMiss.question(name, sorted(slots)));
  }

  /** The message for a name that no transition has. */
  public String unknownTransition(String name) {
    return "there is no transition '%s'%s"
        .formatted(name, NearMiss.question(name, sorted(transitions)));
  }

  private static Iterable<String> sorted(Map<String, Integer> names) {
    return new TreeSet<>(names.keySet());
  }
}
