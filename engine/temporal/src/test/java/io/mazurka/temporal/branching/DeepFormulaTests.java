package io.mazurka.temporal.branching;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.StarReading;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.syntax.Atoms;
import io.mazurka.temporal.syntax.BranchingParser;
import io.mazurka.temporal.syntax.StarParser;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Operators over time nested so deeply that a formula in which operands are repeated would be too
 * large. The definition looks at one operator at a time: what is inside it is an atom that holds
 * where the inner operator does.
 */
final class DeepFormulaTests {

  private static final int DEPTH = 20;
  private static final Atoms ATOMS = List.of("a", "b", "x")::indexOf;
  private static final String[] OPERATORS = {"U", "W", "R"};

  @Test
  void deepFormulasAgreeWithTheDefinition() {
    int holding = 0;
    int failing = 0;
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed * 0x9E3779B97F4A7C15L);
      GraphPlan graph = GraphPlan.draw(random, 7, 2, 2).withUnexpanded(List.of());
      String text = "a";
      GraphPlan known = graph;
      for (int level = 0; level < 1 + random.nextInt(DEPTH); level++) {
        String quantifier = random.nextBoolean() ? "E" : "A";
        String operator = OPERATORS[random.nextInt(OPERATORS.length)];
        String atom = random.nextBoolean() ? "a" : "!b";
        String pattern =
            quantifier + (random.nextBoolean() ? "[%1$s %3$s %2$s]" : "[%2$s %3$s %1$s]");
        BranchingFormula small =
            BranchingParser.parse(pattern.formatted(atom, level == 0 ? "a" : "x", operator), ATOMS);
        known = withInner(graph, new NaiveLabelling(known, false).states(small));
        text = pattern.formatted(atom, text, operator);
      }
      boolean expected = allInitially(known);
      BranchingFormula whole = BranchingParser.parse(text, ATOMS);
      assertThat(
              BranchingCheck.of(graph.graph(), graph.labelArray(), whole, Headway.UNLIMITED)
                  .outcome())
          .as("seed %d: %s on %s", seed, text, graph)
          .isEqualTo(expected ? BranchingResult.Outcome.HOLDS : BranchingResult.Outcome.FAILS);
      holding += expected ? 1 : 0;
      failing += expected ? 0 : 1;
    }
    assertThat(holding).isGreaterThan(60);
    assertThat(failing).isGreaterThan(60);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "E[a R %s]",
        "E[%s R a]",
        "A[a R %s]",
        "E[%s W a]",
        "A[a W %s]",
        "A[a U %s]",
        "E[a U %s]"
      })
  void deepFormulaIsDecidedAtOnce(String pattern) {
    String text = "b";
    for (int level = 0; level < 60; level++) {
      text = pattern.formatted(text);
    }
    String deep = text;
    GraphPlan graph = GraphPlan.draw(new Random(3), 7, 2, 2).withUnexpanded(List.of());
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          BranchingFormula plain = BranchingParser.parse(deep, ATOMS);
          Object decided = outcome(graph, plain);
          if (!pattern.contains("W")) { // Of CTL*, as of linear time, so deep a W is refused.
            BranchingFormula star = StarReading.branching(StarParser.parse(deep, ATOMS));
            assertThat(decided).isEqualTo(outcome(graph, star));
          }
          assertThat(plain.size()).isLessThan(5_000);
        });
  }

  private static Object outcome(GraphPlan graph, BranchingFormula formula) {
    return BranchingCheck.of(graph.graph(), graph.labelArray(), formula, Headway.UNLIMITED)
        .outcome();
  }

  private static boolean allInitially(GraphPlan known) {
    return known.initial().stream().allMatch(state -> (known.labels().get(state) & 4) != 0);
  }

  /** The graph with another atom, which holds in these states. */
  private static GraphPlan withInner(GraphPlan graph, Set<Integer> states) {
    List<Long> labels = new ArrayList<>();
    for (int state = 0; state < graph.states(); state++) {
      labels.add(graph.labels().get(state) & 3 | (states.contains(state) ? 4 : 0));
    }
    return new GraphPlan(
        graph.initial(), graph.edges(), labels, graph.unexpanded(), graph.resting());
  }
}
