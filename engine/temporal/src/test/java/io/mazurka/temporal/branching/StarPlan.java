package io.mazurka.temporal.branching;

import io.mazurka.temporal.formula.RandomFormulas;
import io.mazurka.temporal.formula.StarFormula;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.testkit.Plan;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A graph and a formula of CTL*. */
record StarPlan(GraphPlan graph, StarFormula formula) implements Plan<StarPlan> {

  /** The naive evaluation doubles with each. */
  private static final int MOST_OVER_TIME = 4;

  static StarPlan draw(long seed, int mostStates) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L);
    int atoms = 1 + random.nextInt(3);
    GraphPlan graph = GraphPlan.draw(random, mostStates, atoms, 2);
    StarFormula formula;
    do {
      formula = RandomFormulas.star(random, atoms, 1 + random.nextInt(8), true);
    } while (overTime(formula) > MOST_OVER_TIME);
    return new StarPlan(graph, formula);
  }

  /** The most operators over time on a path. */
  private static int overTime(StarFormula formula) {
    IntStream inside = formula.operands().stream().mapToInt(StarPlan::overTime);
    boolean here =
        formula instanceof StarFormula.Next
            || formula instanceof StarFormula.Until
            || formula instanceof StarFormula.Release;
    return formula instanceof StarFormula.SomePath
        ? inside.max().orElse(0)
        : inside.sum() + (here ? 1 : 0);
  }

  @Override
  public Stream<StarPlan> smaller() {
    return Stream.concat(
        RandomFormulas.smaller(formula).map(less -> new StarPlan(graph, less)),
        graph.smaller().map(less -> new StarPlan(less, formula)));
  }

  @Override
  public String toString() {
    return "%s%n%s".formatted(graph, formula);
  }
}
