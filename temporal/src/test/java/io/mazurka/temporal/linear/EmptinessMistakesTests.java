package io.mazurka.temporal.linear;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.GraphPlan.Edge;
import io.mazurka.testkit.FailingSystem;
import io.mazurka.testkit.RandomRun;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The comparison with the naive product catches searches that take something wrongly. */
final class EmptinessMistakesTests {

  private static final int NOBODY = 50;
  private static final int MOST_LINES = 8;

  enum Mistaken {
    TERMINAL_STATES_DROPPED(plan -> Question.of(plan).with(withoutTerminal(plan.graph()))),
    UNEXPANDED_STATES_TAKEN_FOR_TERMINAL(
        plan -> Question.of(plan).with(plan.graph().withUnexpanded(List.of()))),
    SELF_LOOP_NOT_TAKEN(plan -> Question.of(plan).with(withoutLoopers(plan.graph()))),
    MARKS_ON_SOURCES_OF_EDGES_THAT_LEAVE(
        plan ->
            Question.of(plan)
                .with(
                    plan.fairness(
                        (assumed, state) ->
                            assumed.isEnabled(plan.graph(), state)
                                && !assumed.hasEdge(plan.graph(), state)))),
    ENABLED_JUDGED_BY_EDGES(
        plan ->
            Question.of(plan)
                .with(plan.fairness((assumed, state) -> assumed.hasEdge(plan.graph(), state)))),
    STRONG_TAKEN_FOR_WEAK(plan -> Question.of(plan).with(all(plan, Strength.WEAK).fairness())),
    WEAK_TAKEN_FOR_STRONG(plan -> Question.of(plan).with(all(plan, Strength.STRONG).fairness())),
    LAST_ASSUMPTION_FORGOTTEN(
        plan -> Question.of(plan).with(plan.with(withoutLast(plan.assumptions())).fairness())),
    LAST_ACCEPTANCE_SET_FORGOTTEN(plan -> Question.of(plan).with(withFewerSets(plan.automaton())));

    private final Function<LinearPlan, Question> question;

    Mistaken(Function<LinearPlan, Question> question) {
      this.question = question;
    }
  }

  @ParameterizedTest
  @EnumSource(Mistaken.class)
  void mistakeIsCaughtAndShownByASmallGraph(Mistaken mistaken) {
    FailingSystem found =
        new RandomRun<>(getClass(), LinearPlan::draw, new EmptinessExperiment(mistaken.question))
            .requireFailure(mistaken.name(), 0, 2_000);

    assertThat(found.lines()).as(found.toString()).hasSizeLessThanOrEqualTo(MOST_LINES);
  }

  private static GraphPlan withoutTerminal(GraphPlan graph) {
    return graph.withUnexpanded(
        IntStream.range(0, graph.states())
            .filter(state -> graph.edgesOf(state).isEmpty())
            .boxed()
            .toList());
  }

  private static GraphPlan withoutLoopers(GraphPlan graph) {
    return graph.withEdges(
        graph.edges().stream()
            .map(
                edge ->
                    edge.source() == edge.target()
                        ? new Edge(edge.source(), NOBODY, edge.target())
                        : edge)
            .toList());
  }

  private static LinearPlan all(LinearPlan plan, Strength strength) {
    return plan.with(plan.assumptions().stream().map(each -> each.with(strength)).toList());
  }

  private static <T> List<T> withoutLast(List<T> list) {
    return list.isEmpty() ? list : list.subList(0, list.size() - 1);
  }

  private static Automaton withFewerSets(Automaton automaton) {
    int sets = Math.max(0, automaton.acceptanceSets() - 1);
    long marks = (1L << sets) - 1;
    return Automaton.of(
        automaton.initial(),
        sets,
        IntStream.range(0, automaton.states())
            .mapToObj(
                state ->
                    IntStream.range(automaton.firstEdge(state), automaton.firstEdge(state + 1))
                        .mapToObj(
                            edge ->
                                new Automaton.Edge(
                                    automaton.positive(edge),
                                    automaton.negative(edge),
                                    automaton.marks(edge) & marks,
                                    automaton.target(edge)))
                        .toList())
            .toList());
  }
}
