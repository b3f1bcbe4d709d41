package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.graph.GraphPlan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Whether a graph has a fair accepted run, from the definition: the whole product is written down,
 * and nested fixpoints (Emerson and Lei 1987) leave the pairs from which everything can be met
 * again and again.
 */
final class NaiveProduct {

  private final LinearPlan plan;
  private final GraphPlan graph;
  private final Automaton automaton;
  private final List<Move> moves = new ArrayList<>();
  private final Set<Pair> reachable = new HashSet<>();

  /**
   * A pair of states; a run in a still pair stays there for ever although it could have continued.
   */
  private record Pair(int state, int automatonState, boolean still) {}

  /** An edge of the product; that of a terminal state has no action. */
  private record Move(Pair source, int action, long marks, Pair target) {}

  NaiveProduct(LinearPlan plan, Automaton automaton) {
    this.plan = plan;
    this.graph = plan.graph();
    this.automaton = automaton;
    Deque<Pair> waiting = new ArrayDeque<>();
    graph.initial().forEach(state -> add(new Pair(state, automaton.initial(), false), waiting));
    while (!waiting.isEmpty()) {
      Pair pair = waiting.remove();
      for (Move move : movesOf(pair)) {
        moves.add(move);
        add(move.target, waiting);
      }
    }
  }

  private void add(Pair pair, Deque<Pair> waiting) {
    if (reachable.add(pair)) {
      waiting.add(pair);
    }
  }

  private List<Move> movesOf(Pair pair) {
    List<Move> from = new ArrayList<>();
    int end = automaton.firstEdge(pair.automatonState + 1);
    for (int edge = automaton.firstEdge(pair.automatonState); edge < end; edge++) {
      if (automaton.reads(edge, graph.labels().get(pair.state))) {
        int next = automaton.target(edge);
        long marks = automaton.marks(edge);
        if (graph.isTerminal(pair.state)) {
          boolean still = graph.isResting(pair.state);
          from.add(new Move(pair, -1, marks, new Pair(pair.state, next, still)));
        }
        for (GraphPlan.Edge step : pair.still ? List.<GraphPlan.Edge>of() : edges(pair)) {
          Pair target = new Pair(step.target(), next, false);
          from.add(new Move(pair, step.action(), marks, target));
        }
      }
    }
    return from;
  }

  private List<GraphPlan.Edge> edges(Pair pair) {
    return graph.edgesOf(pair.state);
  }

  int size() {
    return reachable.size();
  }

  /** Whether no run that may be accepted leads to a state whose edges are unknown. */
  boolean isComplete() {
    return reachable.stream()
        .filter(pair -> graph.unexpanded().contains(pair.state))
        .noneMatch(this::reads);
  }

  private boolean reads(Pair pair) {
    int end = automaton.firstEdge(pair.automatonState + 1);
    for (int edge = automaton.firstEdge(pair.automatonState); edge < end; edge++) {
      if (automaton.reads(edge, graph.labels().get(pair.state))) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is a fair accepted run. */
  boolean accepts() {
    Set<Pair> left = new HashSet<>(reachable);
    int before;
    do {
      before = left.size();
      left.retainAll(reaching(left, move -> true));
      for (int set = 0; set < automaton.acceptanceSets(); set++) {
        long mark = 1L << set;
        left.retainAll(reaching(left, move -> (move.marks & mark) != 0));
      }
      for (LinearPlan.Assumed assumed : plan.assumptions()) {
        boolean weak = assumed.strength() == Strength.WEAK;
        Set<Pair> meeting =
            reaching(
                left,
                move ->
                    assumed.actions().contains(move.action)
                        || weak && !assumed.isEnabled(graph, move.source.state));
        left.removeIf(
            pair -> !meeting.contains(pair) && (weak || assumed.isEnabled(graph, pair.state)));
      }
    } while (left.size() < before);
    return !left.isEmpty();
  }

  /** The pairs from which a move of some kind can be reached without leaving the given ones. */
  private Set<Pair> reaching(Set<Pair> within, Predicate<Move> kind) {
    List<Move> inside =
        moves.stream()
            .filter(move -> within.contains(move.source) && within.contains(move.target))
            .toList();
    Set<Pair> found = new HashSet<>();
    inside.stream().filter(kind).forEach(move -> found.add(move.source));
    while (inside.stream()
        .anyMatch(move -> found.contains(move.target) && found.add(move.source))) {
      // one more round
    }
    return found;
  }
}
