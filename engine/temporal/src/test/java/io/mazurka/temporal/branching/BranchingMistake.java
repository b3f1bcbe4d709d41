package io.mazurka.temporal.branching;

import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.GraphPlan.Edge;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Mistakes that a labelling might make. */
enum BranchingMistake {
  TERMINAL_STATES_REPEAT(BranchingMistake::withLoops),
  UNEXPANDED_STATES_TAKEN_FOR_TERMINAL(graph -> graph.withUnexpanded(List.of())),
  TERMINAL_STATES_TAKEN_FOR_UNEXPANDED(
      graph ->
          graph.withUnexpanded(
              IntStream.range(0, graph.states())
                  .filter(state -> graph.edgesOf(state).isEmpty())
                  .boxed()
                  .toList())),
  PATHS_MADE_TO_GO_ON(graph -> graph.withResting(List.of())),
  FIRST_EDGE_FORGOTTEN(
      graph ->
          graph.edges().isEmpty()
              ? graph
              : graph.withEdges(graph.edges().subList(1, graph.edges().size())));

  private final UnaryOperator<GraphPlan> mistake;

  BranchingMistake(UnaryOperator<GraphPlan> mistake) {
    this.mistake = mistake;
  }

  /** The graph that is labelled by mistake instead of the right one. */
  GraphPlan in(GraphPlan graph) {
    return mistake.apply(graph);
  }

  private static GraphPlan withLoops(GraphPlan graph) {
    List<Edge> edges = new ArrayList<>(graph.edges());
    IntStream.range(0, graph.states())
        .filter(graph::isTerminal)
        .forEach(state -> edges.add(new Edge(state, 0, state)));
    return graph.withEdges(edges);
  }
}
