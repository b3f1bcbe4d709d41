package io.mazurka.temporal.branching;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.branching.BranchingResult.Outcome;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.BranchingFormula.Atom;
import io.mazurka.temporal.formula.BranchingFormula.Constant;
import io.mazurka.temporal.formula.BranchingFormula.SomeAlways;
import io.mazurka.temporal.formula.BranchingFormula.SomeNext;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.GraphPlan.Edge;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.StateGraph;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

final class BranchingCheckTests {

  private static final BranchingFormula P = new Atom(0);
  private static final BranchingFormula Q = new Atom(1);

  private static final RandomRun<BranchingPlan> SMALL =
      new RandomRun<>(
          BranchingCheckTests.class,
          seed -> BranchingPlan.draw(seed, 7),
          new BranchingExperiment(UnaryOperator.identity()));

  @Test
  void labellingAgreesWithTheDefinition() {
    RunReport report = SMALL.inParallel(0, 5_000);
    report.requireNoDifference();
    report.requireMoreThan(1_000, "HOLDS");
    report.requireMoreThan(1_000, "FAILS");
    report.requireMoreThan(200, "UNKNOWN");
    report.requireMoreThan(1_000, "evidence");
    report.requireMoreThan(200, "cycle");
  }

  /** T5: paths end in a terminal state; it does not repeat. */
  @Test
  void terminalStateHasNoNextState() {
    GraphPlan terminal = GraphPlan.of(List.of(1L));
    GraphPlan repeating = BranchingMistake.TERMINAL_STATES_REPEAT.in(terminal);
    BranchingFormula nothingNext = BranchingFormula.allNext(new Constant(false));
    assertThat(outcome(terminal, nothingNext)).isEqualTo(Outcome.HOLDS);
    assertThat(outcome(repeating, nothingNext)).isEqualTo(Outcome.FAILS);
    BranchingFormula somethingNext = new SomeNext(new Constant(true));
    assertThat(outcome(terminal, somethingNext)).isEqualTo(Outcome.FAILS);
    assertThat(outcome(repeating, somethingNext)).isEqualTo(Outcome.HOLDS);
    assertThat(outcome(terminal, new SomeAlways(P))).isEqualTo(Outcome.HOLDS);
    assertThat(outcome(terminal, BranchingFormula.allEventually(Q))).isEqualTo(Outcome.FAILS);
  }

  @Test
  void unexpandedStateLeavesOpenWhatDependsOnIt() {
    GraphPlan open = GraphPlan.of(List.of(1L, 1L), new Edge(0, 0, 1)).withUnexpanded(List.of(1));
    assertThat(outcome(open, BranchingFormula.allAlways(P))).isEqualTo(Outcome.UNKNOWN);
    assertThat(outcome(open, BranchingFormula.allNext(P))).isEqualTo(Outcome.HOLDS);
    assertThat(outcome(open, BranchingFormula.allAlways(Q))).isEqualTo(Outcome.FAILS);
    assertThat(outcome(open, new SomeAlways(P))).isEqualTo(Outcome.UNKNOWN);
  }

  /** A request (atom 0) after two steps, and then a cycle of two without an answer (atom 1). */
  @Test
  void pathShowsTheRequestAndThenTheCycleWithoutAnswer() {
    GraphPlan graph =
        GraphPlan.of(
            List.of(0L, 0L, 1L, 0L, 2L),
            new Edge(0, 0, 1),
            new Edge(0, 0, 4),
            new Edge(1, 0, 2),
            new Edge(2, 0, 3),
            new Edge(2, 0, 4),
            new Edge(3, 0, 2),
            new Edge(4, 0, 0));
    BranchingFormula answered =
        BranchingFormula.allAlways(BranchingFormula.implies(P, BranchingFormula.allEventually(Q)));
    BranchingResult result = result(graph, answered);
    assertThat(result.outcome()).isEqualTo(Outcome.FAILS);
    Evidence evidence = result.evidence().orElseThrow();
    assertThat(evidence.edges()).containsExactly(0, 2, 3, 5);
    assertThat(evidence.cycleStart()).isEqualTo(OptionalInt.of(2));
  }

  @Test
  void invariantFailsWithoutLookingAtAllStates() {
    int states = 1_000_000;
    int[] firsts = new int[states + 1];
    int[] targets = new int[states];
    for (int state = 0; state < states; state++) {
      firsts[state + 1] = state + 1;
      targets[state] = (state + 1) % states;
    }
    long[] labels = new long[states];
    labels[3] = 1;
    StateGraph graph = new StateGraph(new int[] {0}, firsts, targets, new int[0], new BitSet());
    BranchingFormula never = BranchingFormula.allAlways(BranchingFormula.not(P));
    BranchingResult result = BranchingCheck.of(graph, labels, never, done -> false);
    assertThat(result.outcome()).isEqualTo(Outcome.FAILS);
    assertThat(result.evidence().orElseThrow().edges()).containsExactly(0, 1, 2);
    labels[3] = 0;
    assertThat(BranchingCheck.of(graph, labels, never, done -> false).outcome())
        .isEqualTo(Outcome.UNKNOWN);
    assertThat(BranchingCheck.of(graph, labels, never, done -> true).outcome())
        .isEqualTo(Outcome.HOLDS);
  }

  private static Outcome outcome(GraphPlan plan, BranchingFormula formula) {
    return result(plan, formula).outcome();
  }

  private static BranchingResult result(GraphPlan plan, BranchingFormula formula) {
    return BranchingCheck.of(plan.graph(), plan.labelArray(), formula, Headway.UNLIMITED);
  }
}
