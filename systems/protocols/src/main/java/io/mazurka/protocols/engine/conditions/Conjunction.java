package io.mazurka.protocols.engine.conditions;

import static io.mazurka.protocols.engine.conditions.watching.DecisionGraph.FAILS;
import static io.mazurka.protocols.engine.conditions.watching.DecisionGraph.HOLDS;
import static io.mazurka.protocols.engine.conditions.watching.DecisionGraph.NEVER;
import static io.mazurka.protocols.engine.conditions.watching.DecisionGraph.THROWS;

import io.mazurka.protocols.engine.conditions.watching.DecisionGraph;
import io.mazurka.protocols.engine.conditions.watching.DecisionGraph.Decision;
import io.mazurka.protocols.engine.conditions.watching.DecisionGraph.Kind;
import io.mazurka.protocols.engine.conditions.watching.DecisionRow;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A decision that is a conjunction of decisions on fewer positions. If a condition says that
 * something holds for all positions, it is a conjunction of one condition per position; if that
 * something has the same form, it is a conjunction of one condition per pair of positions, and so
 * on.
 */
final class Conjunction {

  private final DecisionGraph graph;
  private final int root;

  /**
   * By the set of positions that a part of the conjunction reads, the orders in which it reads
   * them.
   */
  private final Map<Set<Integer>, List<List<Integer>>> parts = new LinkedHashMap<>();

  private Conjunction(DecisionGraph graph, int root) {
    this.graph = graph;
    this.root = root;
  }

  /** The decision as a conjunction, if it is one. */
  static Optional<Conjunction> of(DecisionGraph graph, int root) {
    Conjunction all = new Conjunction(graph, root);
    Set<List<Integer>> orders = new LinkedHashSet<>();
    if (!all.collect(root, true, List.of(), orders, new HashSet<>())) {
      return Optional.empty();
    }
    for (List<Integer> order : orders) {
      if (orders.stream().noneMatch(other -> isStart(order, other))) {
        all.parts.computeIfAbsent(new TreeSet<>(order), set -> new ArrayList<>()).add(order);
      }
    }
    return Optional.of(all);
  }

  private static boolean isStart(List<Integer> start, List<Integer> order) {
    return start.size() < order.size() && order.subList(0, start.size()).equals(start);
  }

  private record Visit(int decision, boolean positive, List<Integer> order) {}

  private boolean collect(
      int number,
      boolean positive,
      List<Integer> order,
      Set<List<Integer>> orders,
      Set<Visit> visited) {
    if (number == NEVER || !visited.add(new Visit(number, positive, order))) {
      return true;
    }
    orders.add(order);
    if (DecisionGraph.isFinal(number)) {
      return number != THROWS;
    }
    Decision decision = graph.get(number);
    if (decision.kind() == Kind.VALUE || !isConjunction(decision, positive)) {
      return false;
    }
    boolean rowsPositive = decision.kind() == Kind.ALL;
    for (DecisionRow row : decision.rows()) {
      List<Integer> longer = new ArrayList<>(order);
      if (!order.contains(row.position())) {
        longer.add(row.position());
      }
      for (int next : row.distinct()) {
        if (!collect(next, rowsPositive, longer, orders, visited)) {
          return false;
        }
      }
    }
    return collect(onward(decision), positive, order, orders, visited);
  }

  /** Whether a single row is enough to make the whole decision negative, and no row throws. */
  private static boolean isConjunction(Decision decision, boolean positive) {
    int stop = decision.next().get(decision.kind() == Kind.ALL ? FAILS : HOLDS);
    return decision.next().get(THROWS) == NEVER && stop == (positive ? FAILS : HOLDS);
  }

  private static int onward(Decision decision) {
    return decision.next().get(decision.kind() == Kind.ALL ? HOLDS : FAILS);
  }

  /** The parts of the conjunction, each given by the set of positions that it reads. */
  Set<Set<Integer>> parts() {
    return parts.keySet();
  }

  /** Whether a part of the conjunction holds for values of its positions. */
  boolean holds(Set<Integer> part, Map<Integer, Integer> values) {
    return Objects.requireNonNull(parts.get(part)).stream()
        .allMatch(order -> holds(root, true, order, 0, values));
  }

  private boolean holds(
      int number, boolean positive, List<Integer> order, int depth, Map<Integer, Integer> values) {
    if (number == NEVER) {
      return true;
    }
    if (DecisionGraph.isFinal(number)) {
      return (number == HOLDS) == positive;
    }
    Decision decision = graph.get(number);
    boolean rowsPositive = decision.kind() == Kind.ALL;
    for (DecisionRow row : decision.rows()) {
      int place = order.indexOf(row.position());
      if (place >= 0 && place <= depth) {
        int next = row.decision(Objects.requireNonNull(values.get(row.position())));
        int deeper = place == depth ? depth + 1 : depth;
        if (!holds(next, rowsPositive, order, deeper, values)) {
          return false;
        }
      }
    }
    return holds(onward(decision), positive, order, depth, values);
  }
}
