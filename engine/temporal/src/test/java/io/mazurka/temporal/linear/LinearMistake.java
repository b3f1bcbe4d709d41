package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.GraphPlan.Edge;
import io.mazurka.temporal.linear.LinearPlan.Assumed;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Mistakes that a search for fair accepted runs might make. */
enum LinearMistake {
  TERMINAL_STATES_DROPPED(plan -> Question.of(plan).with(withoutTerminal(plan.graph()))),
  RUNS_MADE_TO_GO_ON(plan -> Question.of(plan).with(plan.graph().withResting(List.of()))),
  RUNS_THAT_STAY_GO_ON_LATER(plan -> Question.of(plan).with(withPauses(plan.graph()))),
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
  LAST_ACCEPTANCE_SET_FORGOTTEN(plan -> Question.of(plan).with(withFewerSets(plan.automaton()))),
  STEPS_TAKEN_FOR_PROCESSES(plan -> Question.of(plan).with(stepByStep(plan).fairness())),
  STOPPED_RUNS_ACCEPTED(plan -> Question.of(plan).with(completed(plan.automaton())));

  private static final int NOBODY = 50;

  private final Function<LinearPlan, Question> question;

  LinearMistake(Function<LinearPlan, Question> question) {
    this.question = question;
  }

  /** The question that is asked by mistake instead of the right one. */
  Question question(LinearPlan plan) {
    return question.apply(plan);
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

  private static GraphPlan withPauses(GraphPlan graph) {
    List<Edge> edges = new ArrayList<>(graph.edges());
    IntStream.range(0, graph.states())
        .filter(graph::isResting)
        .forEach(state -> edges.add(new Edge(state, NOBODY, state)));
    return graph.withEdges(edges).withResting(List.of());
  }

  private static LinearPlan all(LinearPlan plan, Strength strength) {
    return plan.with(plan.assumptions().stream().map(each -> each.with(strength)).toList());
  }

  private static <T> List<T> withoutLast(List<T> list) {
    return list.isEmpty() ? list : list.subList(0, list.size() - 1);
  }

  private static LinearPlan stepByStep(LinearPlan plan) {
    return plan.with(
        plan.assumptions().stream()
            .flatMap(
                each ->
                    each.actions().stream()
                        .map(one -> new Assumed(each.strength(), Set.of(one), each.enabled())))
            .toList());
  }

  /**
   * The automaton with an additional state that belongs to no acceptance set and to which all
   * states lead.
   */
  private static Automaton completed(Automaton automaton) {
    int last = automaton.states();
    List<List<Automaton.Edge>> edges = new ArrayList<>();
    for (int state = 0; state < last; state++) {
      List<Automaton.Edge> own = new ArrayList<>(edges(automaton, state, -1));
      own.add(new Automaton.Edge(0, 0, 0, last));
      edges.add(own);
    }
    edges.add(List.of(new Automaton.Edge(0, 0, 0, last)));
    return Automaton.of(automaton.initial(), automaton.acceptanceSets(), edges);
  }

  private static List<Automaton.Edge> edges(Automaton automaton, int state, long marks) {
    return IntStream.range(automaton.firstEdge(state), automaton.firstEdge(state + 1))
        .mapToObj(
            edge ->
                new Automaton.Edge(
                    automaton.positive(edge),
                    automaton.negative(edge),
                    automaton.marks(edge) & marks,
                    automaton.target(edge)))
        .toList();
  }

  private static Automaton withFewerSets(Automaton automaton) {
    int sets = Math.max(0, automaton.acceptanceSets() - 1);
    long marks = (1L << sets) - 1;
    return Automaton.of(
        automaton.initial(),
        sets,
        IntStream.range(0, automaton.states())
            .mapToObj(state -> edges(automaton, state, marks))
            .toList());
  }
}
