package io.mazurka.search.temporal;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.explicit.ExplicitSystem;
import io.mazurka.kernel.explicit.GraphPlan;
import io.mazurka.kernel.explicit.RandomModel;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.property.NamedCondition;
import io.mazurka.kernel.property.OpaqueCondition;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Verdict;
import io.mazurka.temporal.automaton.Translation;
import io.mazurka.temporal.branching.BranchingCheck;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.TemporalFormula;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.StateGraph;
import io.mazurka.temporal.linear.Emptiness;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * A check of temporal properties has the same verdicts as the whole graph, and its counterexamples
 * are executions.
 */
final class TemporalCheckTests {

  private static final int SYSTEMS = 500;

  @Test
  void decidesWhatTheGraphDecides() {
    RunReport report =
        new RandomRun<>(TemporalCheckTests.class, RandomModel::draw, TemporalCheckTests::compare)
            .inTurn(33_000, SYSTEMS);
    System.out.println("formulas on " + report);

    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS / 20, "LTL HOLDS");
    report.requireMoreThan(SYSTEMS / 20, "LTL VIOLATED");
    report.requireMoreThan(SYSTEMS / 20, "CTL HOLDS");
    report.requireMoreThan(SYSTEMS / 20, "CTL VIOLATED");
    report.requireMoreThan(SYSTEMS / 20, "lasso");
    report.requireMoreThan(SYSTEMS / 100, "undecided at a limit");
  }

  private static void compare(GraphPlan plan, Trial trial) {
    ExplicitSystem system = RandomModel.of(plan).system();
    Random random = new Random(trial.seed() * 0x9E3779B97F4A7C15L);
    TemporalFormula formula = random.nextBoolean() ? linear(random, 3) : branching(random, 3);
    TemporalProperty property =
        new TemporalProperty("p", "p", formula, List.of(Part.of(2), Part.of(3)), List.of());
    int most = 1 + random.nextInt(40);
    boolean limited = random.nextInt(4) == 0;
    CheckResult result =
        Check.of(options -> new CompiledModel(system, List.of(property), false, List.of()))
            .with(
                CheckOptions.defaults()
                    .withWorkers(1 + random.nextInt(2))
                    .withLimits(limited ? Limits.none().withStates(most) : Limits.none()))
            .run();
    boolean holds = holds(system, formula);
    Verdict verdict = result.properties().get(0).verdict();
    if (verdict == Verdict.INCONCLUSIVE) {
      assertThat(limited).isTrue();
      trial.count("undecided at a limit");
      return;
    }
    trial.count(property.kind() + " " + verdict);
    assertThat(verdict).isEqualTo(holds ? Verdict.HOLDS : Verdict.VIOLATED);
    assertThat(result.verdict()).isEqualTo(verdict);
    if (result.counterexample() != null) {
      requireReal(system, result.counterexample(), trial);
    } else if (property.isLinear()) {
      assertThat(verdict).isEqualTo(Verdict.HOLDS);
    }
  }

  /**
   * The repeated steps lead back to the state where they begin, and a last state that repeats has
   * no steps.
   */
  private static void requireReal(ExplicitSystem system, Counterexample shown, Trial trial) {
    Walk walk = Walk.along(system, shown.path());
    List<Integer> steps = shown.path().steps();
    if (shown.cycleStart() == steps.size()) {
      assertThat(walk.possible()).isZero();
    } else if (shown.isInfinite()) {
      Path stem = new Path(shown.path().initialState(), steps.subList(0, shown.cycleStart()));
      assertThat(Walk.along(system, stem).state()).isEqualTo(walk.state());
      trial.count("lasso");
    }
  }

  private static boolean holds(ExplicitSystem system, TemporalFormula formula) {
    StateGraph graph = graph(system);
    long[] labels = new long[system.size()];
    Arrays.setAll(
        labels,
        state ->
            (Part.holds(system.stateAt(state), 2) ? 1 : 0)
                | (Part.holds(system.stateAt(state), 3) ? 2 : 0));
    return formula instanceof LinearFormula linear
        ? Emptiness.of(
                graph,
                labels,
                Translation.of(LinearFormula.not(linear)),
                Fairness.none(),
                Headway.UNLIMITED)
            .accepted()
            .isEmpty()
        : Objects.requireNonNull(
                BranchingCheck.of(graph, labels, (BranchingFormula) formula, Headway.UNLIMITED)
                    .outcome())
            .name()
            .equals("HOLDS");
  }

  private static StateGraph graph(ExplicitSystem system) {
    int[] first = new int[system.size() + 1];
    for (int state = 0; state < system.size(); state++) {
      first[state + 1] = first[state] + system.successors(state).length;
    }
    int[] targets = new int[first[system.size()]];
    for (int state = 0; state < system.size(); state++) {
      int[] own = system.successors(state);
      System.arraycopy(own, 0, targets, first[state], own.length);
    }
    return new StateGraph(system.initial(), first, targets, new int[targets.length], new BitSet());
  }

  private static LinearFormula linear(Random random, int depth) {
    if (depth == 0) {
      return new LinearFormula.Atom(random.nextInt(2));
    }
    LinearFormula one = linear(random, depth - 1);
    return switch (random.nextInt(7)) {
      case 0 -> LinearFormula.not(one);
      case 1 -> LinearFormula.eventually(one);
      case 2 -> LinearFormula.always(one);
      case 3 -> new LinearFormula.Next(one);
      case 4 -> new LinearFormula.Until(one, linear(random, depth - 1));
      case 5 -> new LinearFormula.Or(one, linear(random, depth - 1));
      default -> LinearFormula.leadsTo(one, linear(random, depth - 1));
    };
  }

  private static BranchingFormula branching(Random random, int depth) {
    if (depth == 0) {
      return new BranchingFormula.Atom(random.nextInt(2));
    }
    BranchingFormula one = branching(random, depth - 1);
    return switch (random.nextInt(7)) {
      case 0 -> BranchingFormula.not(one);
      case 1 -> BranchingFormula.someEventually(one);
      case 2 -> BranchingFormula.allAlways(one);
      case 3 -> BranchingFormula.allNext(one);
      case 4 -> BranchingFormula.allUntil(one, branching(random, depth - 1));
      case 5 -> new BranchingFormula.Or(one, branching(random, depth - 1));
      default -> BranchingFormula.allEventually(one);
    };
  }

  /** Conditions that are true in about one of {@code divisor} states, by a hash of the state. */
  private static final class Part {
    private Part() {}

    static boolean holds(int[] state, int divisor) {
      return Arrays.hashCode(state) % divisor == 0;
    }

    static NamedCondition of(int divisor) {
      return new NamedCondition(
          "part " + divisor, new OpaqueCondition(state -> holds(state, divisor), state -> ""));
    }
  }
}
