package io.mazurka.temporal.branching;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.GraphPlan.Edge;
import io.mazurka.testkit.FailingSystem;
import io.mazurka.testkit.RandomRun;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The comparison with the definition catches labellings that take something wrongly. */
final class BranchingMistakesTests {

  private static final int MOST_LINES = 6;

  enum Mistaken {
    TERMINAL_STATES_REPEAT(BranchingMistakesTests::withLoops),
    UNEXPANDED_STATES_TAKEN_FOR_TERMINAL(graph -> graph.withUnexpanded(List.of())),
    TERMINAL_STATES_TAKEN_FOR_UNEXPANDED(
        graph ->
            graph.withUnexpanded(
                IntStream.range(0, graph.states())
                    .filter(state -> graph.edgesOf(state).isEmpty())
                    .boxed()
                    .toList())),
    FIRST_EDGE_FORGOTTEN(
        graph ->
            graph.edges().isEmpty()
                ? graph
                : graph.withEdges(graph.edges().subList(1, graph.edges().size())));

    private final UnaryOperator<GraphPlan> mistake;

    Mistaken(UnaryOperator<GraphPlan> mistake) {
      this.mistake = mistake;
    }
  }

  @ParameterizedTest
  @EnumSource(Mistaken.class)
  void mistakeIsCaughtAndShownByASmallGraph(Mistaken mistaken) {
    FailingSystem found =
        new RandomRun<>(
                getClass(),
                seed -> BranchingPlan.draw(seed, 7),
                new BranchingExperiment(mistaken.mistake))
            .requireFailure(mistaken.name(), 0, 1_000);

    assertThat(found.lines()).as(found.toString()).hasSizeLessThanOrEqualTo(MOST_LINES);
  }

  private static GraphPlan withLoops(GraphPlan graph) {
    List<Edge> edges = new ArrayList<>(graph.edges());
    IntStream.range(0, graph.states())
        .filter(graph::isTerminal)
        .forEach(state -> edges.add(new Edge(state, 0, state)));
    return graph.withEdges(edges);
  }
}
