package io.mazurka.temporal.automaton;

import io.mazurka.temporal.automaton.Automaton.Edge;
import java.util.ArrayList;
import java.util.List;

/**
 * Simplifies guards. Of two edges with the guards {@code a & b} and {@code !a & b & c} and the same
 * effect, the second guard may as well be {@code b & c}. An edge is removed if its guard implies
 * that of another edge with the same effect.
 */
final class EdgeGuards {

  private EdgeGuards() {}

  static Automaton simplified(Automaton automaton) {
    List<List<Edge>> edges = new ArrayList<>();
    for (int state = 0; state < automaton.states(); state++) {
      edges.add(simplified(automaton.edgesOf(state)));
    }
    return Automaton.of(automaton.initial(), automaton.acceptanceSets(), edges);
  }

  private static List<Edge> simplified(List<Edge> edges) {
    List<Edge> wide = new ArrayList<>(edges);
    for (int index = 0; index < wide.size(); index++) {
      for (Edge other : wide) {
        Edge wider = widened(wide.get(index), other);
        if (!wider.equals(wide.get(index))) {
          wide.set(index, wider);
          index = -1;
          break;
        }
      }
    }
    List<Edge> left = new ArrayList<>();
    for (Edge edge : wide) {
      if (left.stream().noneMatch(other -> other.subsumes(edge))) {
        left.removeIf(edge::subsumes);
        left.add(edge);
      }
    }
    return left;
  }

  /**
   * Removes a literal from the guard of {@code edge} if the guard of {@code other} has the opposite
   * literal and otherwise requires no more; else returns {@code edge}.
   */
  private static Edge widened(Edge edge, Edge other) {
    long positive = edge.positive() & other.negative();
    long negative = edge.negative() & other.positive();
    Edge wider =
        new Edge(
            edge.positive() & ~positive, edge.negative() & ~negative, edge.marks(), edge.target());
    Edge rest =
        new Edge(
            other.positive() & ~negative,
            other.negative() & ~positive,
            other.marks(),
            other.target());
    boolean one = Long.bitCount(positive) + Long.bitCount(negative) == 1;
    return one && rest.subsumes(wider) ? wider : edge;
  }
}
