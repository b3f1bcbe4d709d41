package io.mazurka.temporal.linear;

import static io.mazurka.temporal.linear.LinearPlan.refuting;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import io.mazurka.temporal.formula.LinearFormula.Next;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.GraphPlan.Edge;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.temporal.linear.LinearPlan.Assumed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Small graphs on which a plausible mistake gives the wrong answer, and ours is right. */
final class LinearTrapsTests {

  private static final LinearFormula P = new Atom(0);
  private static final LinearFormula Q = new Atom(1);

  private static void assertViolated(LinearPlan plan) {
    assertThat(Question.of(plan).answer().accepted()).isPresent();
  }

  private static void assertHolds(LinearPlan plan) {
    assertThat(Question.of(plan).answer().accepted()).isEmpty();
  }

  /** Demands that a plan is violated, and that a mistake would hide this. */
  private static void assertViolated(LinearPlan plan, LinearMistake hiding) {
    assertViolated(plan);
    assertThat(hiding.question(plan).answer().accepted()).as("%s", hiding).isEmpty();
  }

  /** Demands that a plan holds, and that a mistake would deny this. */
  private static void assertHolds(LinearPlan plan, LinearMistake denying) {
    assertHolds(plan);
    assertThat(denying.question(plan).answer().accepted()).as("%s", denying).isPresent();
  }

  /** T5: a terminal state repeats, so what comes next is as it is now. */
  @Test
  void terminalStateRepeatsForEver() {
    GraphPlan terminal = GraphPlan.of(List.of(1L));
    assertHolds(refuting(terminal, new Next(P)));
    assertViolated(refuting(terminal, new Next(Q)), LinearMistake.TERMINAL_STATES_DROPPED);
    GraphPlan ends = GraphPlan.of(List.of(0L, 0L), new Edge(0, 0, 1));
    LinearPlan comes = refuting(ends, LinearFormula.eventually(P));
    assertViolated(comes, LinearMistake.TERMINAL_STATES_DROPPED);
    Lasso lasso = Question.of(comes).answer().accepted().orElseThrow();
    assertThat(lasso.edges()).containsExactly(0);
    assertThat(lasso.cycleStart()).isEqualTo(1);
  }

  /** T6: without acceptance sets every infinite run accepts, but none that the automaton stops. */
  @Test
  void runThatTheAutomatonStopsIsNotAccepted() {
    LinearFormula leaves = new Not(LinearFormula.always(P));
    GraphPlan stays =
        GraphPlan.of(List.of(1L, 0L), new Edge(0, 0, 0), new Edge(0, 0, 1), new Edge(1, 0, 1));
    assertViolated(refuting(stays, leaves));
    GraphPlan goes = GraphPlan.of(List.of(1L, 0L), new Edge(0, 0, 1), new Edge(1, 0, 1));
    assertHolds(refuting(goes, leaves), LinearMistake.STOPPED_RUNS_ACCEPTED);
  }

  /** T7: P loops by action 0, Q exits by action 1. */
  @Test
  void exitIsTakenUnderFairnessUnlessOneProcessOwnsBoth() {
    GraphPlan graph = GraphPlan.of(List.of(0L, 1L), new Edge(0, 0, 0), new Edge(0, 1, 1));
    LinearFormula exits = LinearFormula.eventually(P);
    assertViolated(refuting(graph, exits));
    for (Strength strength : Strength.values()) {
      assertHolds(
          refuting(graph, exits, Assumed.of(strength, 0), Assumed.of(strength, 1)),
          LinearMistake.LAST_ASSUMPTION_FORGOTTEN);
      assertViolated(
          refuting(graph, exits, Assumed.of(strength, 0, 1)),
          LinearMistake.STEPS_TAKEN_FOR_PROCESSES);
    }
  }

  /** T8: action 1 is enabled in every second state. */
  @Test
  void weakFairnessPermitsStarvationThatStrongFairnessForbids() {
    GraphPlan graph =
        GraphPlan.of(List.of(0L, 0L, 1L), new Edge(0, 0, 1), new Edge(1, 0, 0), new Edge(1, 1, 2));
    LinearFormula served = LinearFormula.eventually(P);
    assertViolated(
        refuting(graph, served, Assumed.of(Strength.WEAK, 1)), LinearMistake.WEAK_TAKEN_FOR_STRONG);
    assertHolds(
        refuting(graph, served, Assumed.of(Strength.STRONG, 1)),
        LinearMistake.STRONG_TAKEN_FOR_WEAK);
  }

  /** T9: who stays where he is has moved. */
  @Test
  void selfLoopCountsAsTaken() {
    GraphPlan graph = GraphPlan.of(List.of(0L, 1L), new Edge(0, 1, 0), new Edge(0, 1, 1));
    for (Strength strength : Strength.values()) {
      assertViolated(
          refuting(graph, LinearFormula.eventually(P), Assumed.of(strength, 1)),
          LinearMistake.SELF_LOOP_NOT_TAKEN);
    }
  }

  /** T14: x counts modulo 3 by action 0, and becomes anything by action 1. */
  @Test
  void onlyEdgesInsideAComponentCount() {
    LinearFormula notZero = P;
    LinearFormula two = Q;
    List<Edge> edges = new ArrayList<>();
    for (int value = 0; value < 3; value++) {
      edges.add(new Edge(value, 0, (value + 1) % 3));
      for (int other = 0; other < 3; other++) {
        edges.add(new Edge(value, 1, other));
      }
    }
    GraphPlan graph = GraphPlan.of(List.of(0L, 1L, 3L)).withEdges(edges);
    Assumed counts = Assumed.of(Strength.WEAK, 0);
    assertViolated(refuting(graph, again(notZero)));
    assertHolds(
        refuting(graph, again(notZero), counts),
        LinearMistake.MARKS_ON_SOURCES_OF_EDGES_THAT_LEAVE);
    Lasso lasso =
        Question.of(refuting(graph, again(two), counts)).answer().accepted().orElseThrow();
    assertThat(lasso.edges()).hasSize(2);
    assertThat(lasso.cycleStart()).isZero();
  }

  private static LinearFormula again(LinearFormula formula) {
    return LinearFormula.always(LinearFormula.eventually(formula));
  }
}
