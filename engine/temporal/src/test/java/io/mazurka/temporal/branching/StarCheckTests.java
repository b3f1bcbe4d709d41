package io.mazurka.temporal.branching;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.branching.BranchingResult.Outcome;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.RandomFormulas;
import io.mazurka.temporal.formula.StarReading;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.GraphPlan.Edge;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.StateGraph;
import io.mazurka.temporal.syntax.BranchingParser;
import io.mazurka.temporal.syntax.BranchingText;
import io.mazurka.temporal.syntax.StarParser;
import io.mazurka.temporal.syntax.UnknownAtomException;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class StarCheckTests {

  private static final RandomRun<StarPlan> SMALL =
      new RandomRun<>(
          StarCheckTests.class,
          seed -> StarPlan.draw(seed, 6),
          new StarExperiment(UnaryOperator.identity()));

  @Test
  void verdictsAgreeWithTheDefinition() {
    RunReport report = SMALL.inParallel(0, 1_000);
    System.out.println("formulas of CTL* on graphs: " + report);
    report.requireNoDifference();
    report.requireMoreThan(250, "HOLDS");
    report.requireMoreThan(250, "FAILS");
    report.requireMoreThan(20, "UNKNOWN");
    report.requireMoreThan(20, "decided although open");
    report.requireMoreThan(150, "quantified paths");
    report.requireMoreThan(150, "paths within paths");
    report.requireMoreThan(60, "linear");
    report.requireMoreThan(15, "runs");
  }

  @ParameterizedTest
  @EnumSource
  void mistakeIsCaught(BranchingMistake mistaken) {
    new RandomRun<>(getClass(), seed -> StarPlan.draw(seed, 6), new StarExperiment(mistaken::in))
        .requireFailure(mistaken.name(), 0, 1_000);
  }

  @Test
  void formulasOfBranchingTimeMeanWhatTheyMeanElsewhere() {
    Random random = new Random(24);
    for (int draw = 0; draw < 3_000; draw++) {
      GraphPlan graph = GraphPlan.draw(random, 6, 2, 2);
      String text =
          BranchingText.of(
              RandomFormulas.branching(random, 2, random.nextInt(9)), List.of("p", "q")::get);
      BranchingResult expected =
          BranchingCheck.of(
              graph.graph(),
              graph.labelArray(),
              BranchingParser.parse(text, StarCheckTests::atom),
              Headway.UNLIMITED);
      if (expected.outcome() != Outcome.UNKNOWN) {
        assertThat(result(graph, text).outcome())
            .as("%s on %s", text, graph)
            .isEqualTo(expected.outcome());
      }
    }
  }

  /** In state 0 one may stay or go on to state 1, which is terminal, where p holds. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          EX EX true;              true
          EX AX false;             true
          EX A(X false);           false
          EX E(X p);               true
          EX EX p;                 true
          EX (p && !EX p);         true
          EX (p && A(X p));        true
          E(G F !p) && E(F G p);   true
          A(F G p || G !p);        true
          A(G F p);                false
          A(F G p) || A(G F !p);   false
          AG E(F G p);             true
          AG E(G F !p);            false
          E(X (p && X p));         true
          E(G (!p && EX p));       true
          A((F p) -> F G p);       true
          """)
  void terminalStateRepeatsOnPathsAndHasNoSteps(String formula, boolean holds) {
    GraphPlan graph = GraphPlan.of(List.of(0L, 1L), new Edge(0, 0, 0), new Edge(0, 0, 1));
    assertThat(result(graph, formula).outcome()).isEqualTo(holds ? Outcome.HOLDS : Outcome.FAILS);
  }

  @Test
  void runRepeatsWhatAllPathsShouldAvoid() {
    GraphPlan graph =
        GraphPlan.of(List.of(0L, 1L, 2L), new Edge(0, 0, 1), new Edge(1, 0, 2), new Edge(2, 0, 1));
    BranchingResult result = result(graph, "A(!(G F p && G F q))");
    assertThat(result.outcome()).isEqualTo(Outcome.FAILS);
    assertThat(result.evidence().orElseThrow().edges()).containsExactly(0, 1, 2);
    assertThat(result.evidence().orElseThrow().cycleStart()).isEqualTo(OptionalInt.of(1));
  }

  @Test
  void unexpandedStateLeavesOpenWhatDependsOnIt() {
    GraphPlan open =
        GraphPlan.of(List.of(1L, 1L, 0L), new Edge(0, 0, 1), new Edge(0, 0, 2), new Edge(2, 0, 2))
            .withUnexpanded(List.of(1));
    assertThat(result(open, "E(G F p && X p)").outcome()).isEqualTo(Outcome.UNKNOWN);
    assertThat(result(open, "A(G F p)").outcome()).isEqualTo(Outcome.FAILS);
    assertThat(result(open, "E(F G !p && X !p)").outcome()).isEqualTo(Outcome.HOLDS);
    assertThat(result(open, "E(G E(G F p && X true))").outcome()).isEqualTo(Outcome.UNKNOWN);
    assertThat(result(open, "EX A(X X !p && G F !p)").outcome()).isEqualTo(Outcome.HOLDS);
  }

  @Test
  void interruptedCheckKnowsNothing() {
    int states = 100_000;
    int[] firsts = IntStream.rangeClosed(0, states).toArray();
    int[] targets = IntStream.range(0, states).map(state -> (state + 1) % states).toArray();
    StateGraph graph = new StateGraph(new int[] {0}, firsts, targets, new int[0], new BitSet());
    BranchingFormula formula =
        StarReading.branching(StarParser.parse("AG !E(G F p && X p)", StarCheckTests::atom));
    long[] none = new long[states];
    assertThat(BranchingCheck.of(graph, none, formula, done -> false).outcome())
        .isEqualTo(Outcome.UNKNOWN);
    assertThat(BranchingCheck.of(graph, none, formula, done -> true).outcome())
        .isEqualTo(Outcome.HOLDS);
  }

  private static int atom(String text) {
    int number = List.of("p", "q").indexOf(text);
    if (number < 0) {
      throw new UnknownAtomException(1, "no such atom " + text);
    }
    return number;
  }

  private static BranchingResult result(GraphPlan graph, String formula) {
    return BranchingCheck.of(
        graph.graph(),
        graph.labelArray(),
        StarReading.branching(StarParser.parse(formula, StarCheckTests::atom)),
        Headway.UNLIMITED);
  }
}
