package io.mazurka.temporal.linear;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.graph.Fulfilment;
import io.mazurka.temporal.graph.Fulfilment.Way;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.GraphPlan.Edge;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.temporal.linear.LinearPlan.Assumed;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which runs are fair, how they are found, and what is said of them. */
final class FairRunsTests {

  private static final LinearFormula P = new Atom(0);
  private static final LinearFormula Q = new Atom(1);

  /** Passing over one thing forbids a state, and without it there is another one to pass over. */
  @Test
  void strongFairnessTakesComponentsApartAgainAndAgain() {
    GraphPlan graph =
        GraphPlan.of(
            List.of(0L, 0L, 0L, 1L),
            new Edge(0, 0, 1),
            new Edge(1, 0, 2),
            new Edge(2, 0, 0),
            new Edge(1, 0, 0),
            new Edge(2, 1, 3),
            new Edge(1, 2, 3),
            new Edge(0, 0, 0));
    LinearFormula ends = LinearFormula.eventually(P);
    Assumed first = Assumed.of(Strength.STRONG, 1);
    Assumed second = Assumed.of(Strength.STRONG, 2);
    assertThat(violation(graph, ends, first).orElseThrow().edges()).containsExactly(1);
    assertThat(violation(graph, ends, first, second).orElseThrow().edges()).containsExactly(1);
    GraphPlan noLoop = graph.withEdges(graph.edges().subList(0, 6));
    assertThat(violation(noLoop, ends, first).orElseThrow().edges()).hasSize(2);
    assertThat(violation(noLoop, ends, first, second)).isEmpty();
  }

  /** Action 2 is taken on the way to where action 1 is passed over, and nowhere else. */
  @Test
  void whatIsTakenInAComponentMayBePassedOverInAPartOfIt() {
    GraphPlan graph =
        GraphPlan.of(
            List.of(0L, 0L, 0L, 1L),
            new Edge(0, 0, 1),
            new Edge(0, 0, 0),
            new Edge(1, 0, 0),
            new Edge(1, 2, 2),
            new Edge(2, 0, 1),
            new Edge(2, 1, 3));
    Lasso lasso =
        violation(
                graph,
                LinearFormula.eventually(P),
                Assumed.of(Strength.STRONG, 1),
                Assumed.of(Strength.STRONG, 2))
            .orElseThrow();
    assertThat(lasso.edges()).containsExactly(1);
  }

  @Test
  void reportSaysHowEachAssumptionIsMet() {
    GraphPlan graph =
        GraphPlan.of(
            List.of(0L, 0L, 0L, 1L),
            new Edge(0, 0, 1),
            new Edge(1, 0, 2),
            new Edge(2, 1, 1),
            new Edge(1, 2, 3));
    LinearPlan plan =
        new LinearPlan(
            graph,
            new Not(LinearFormula.eventually(P)),
            List.of(
                Assumed.of(Strength.STRONG, 1),
                Assumed.of(Strength.WEAK, 2),
                Assumed.of(Strength.STRONG, 9)));
    Lasso lasso = run(plan).accepted().orElseThrow();
    assertThat(lasso.cycleStart()).isEqualTo(1);
    assertThat(lasso.edges()).containsExactly(0, 1, 3);
    assertThat(fulfilment(plan, 0, lasso)).contains(new Fulfilment(Way.TAKEN, 2));
    assertThat(fulfilment(plan, 1, lasso)).contains(new Fulfilment(Way.DISABLED, 2));
    assertThat(fulfilment(plan, 2, lasso)).contains(new Fulfilment(Way.NEVER_ENABLED, 1));
  }

  /** Nothing is asked for in state 0, but the first way back passes over action 1. */
  @Test
  void whatTheWayBackEnablesIsTaken() {
    GraphPlan graph =
        GraphPlan.of(List.of(0L, 0L), new Edge(0, 0, 1), new Edge(1, 0, 0), new Edge(1, 1, 0));
    Lasso lasso =
        violation(graph, LinearFormula.eventually(P), Assumed.of(Strength.STRONG, 1)).orElseThrow();
    assertThat(lasso.edges()).containsExactly(0, 2);
  }

  @Test
  void unfairRunIsCalledUnfair() {
    GraphPlan graph = GraphPlan.of(List.of(0L, 0L), new Edge(0, 0, 0), new Edge(0, 1, 1));
    Lasso passingOver = new Lasso(0, new int[] {0}, 0);
    for (Strength strength : Strength.values()) {
      LinearPlan plan = new LinearPlan(graph, P, List.of(Assumed.of(strength, 1)));
      assertThat(fulfilment(plan, 0, passingOver)).isEmpty();
    }
  }

  private static Optional<Fulfilment> fulfilment(LinearPlan plan, int index, Lasso lasso) {
    return Fulfilment.of(plan.graph().graph(), plan.fairness(), index, lasso);
  }

  /** Enabled but not in the graph, as after a reduction: no run is fair. */
  @Test
  void thereMayBeNoFairRunAtAll() {
    GraphPlan graph = GraphPlan.of(List.of(0L), new Edge(0, 0, 0));
    Fairness unmeetable =
        new LinearPlan(graph, P, List.of(new Assumed(Strength.WEAK, Set.of(1), Set.of(0))))
            .fairness();
    LinearResult result = Emptiness.fairRun(graph.graph(), unmeetable, Headway.UNLIMITED);
    assertThat(result.accepted()).isEmpty();
    assertThat(result.complete()).isTrue();
    assertThat(Emptiness.fairRun(graph.graph(), Fairness.none(), Headway.UNLIMITED).accepted())
        .isPresent();
  }

  @Test
  void unexpandedStateMakesNoneInconclusive() {
    GraphPlan open = GraphPlan.of(List.of(1L), new Edge[0]).withUnexpanded(List.of(0));
    LinearPlan staysAtP = new LinearPlan(open, LinearFormula.always(P), List.of());
    assertThat(run(staysAtP).complete()).isFalse();
    LinearPlan staysAtQ = new LinearPlan(open, LinearFormula.always(Q), List.of());
    assertThat(run(staysAtQ).complete()).isTrue();
  }

  private static Optional<Lasso> violation(
      GraphPlan graph, LinearFormula formula, Assumed... assumptions) {
    return run(LinearPlan.refuting(graph, formula, assumptions)).accepted();
  }

  private static LinearResult run(LinearPlan plan) {
    return Question.of(plan).answer();
  }
}
