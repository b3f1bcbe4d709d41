package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.automaton.Translation;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.RandomFormulas;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.temporal.graph.GraphPlan.Edge;
import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A graph, a formula that its runs are to meet, and assumptions of fairness. */
record LinearPlan(GraphPlan graph, LinearFormula formula, List<Assumed> assumptions)
    implements Plan<LinearPlan> {

  LinearPlan {
    assumptions = List.copyOf(assumptions);
  }

  /**
   * An assumption of fairness.
   *
   * @param enabled the states in which some of the actions are enabled, besides those with an edge
   */
  record Assumed(Strength strength, Set<Integer> actions, Set<Integer> enabled) {

    /** Enabled where they have an edge. */
    static Assumed of(Strength strength, Integer... actions) {
      return new Assumed(strength, Set.of(actions), Set.of());
    }

    boolean isEnabled(GraphPlan graph, int state) {
      return !graph.isOver(state) && (enabled.contains(state) || hasEdge(graph, state));
    }

    boolean hasEdge(GraphPlan graph, int state) {
      return graph.edgesOf(state).stream().anyMatch(edge -> actions.contains(edge.action()));
    }

    Assumed with(Strength other) {
      return new Assumed(other, actions, enabled);
    }
  }

  /** Asks for runs for which a formula fails. */
  static LinearPlan refuting(GraphPlan graph, LinearFormula formula, Assumed... assumptions) {
    return new LinearPlan(graph, LinearFormula.not(formula), List.of(assumptions));
  }

  static LinearPlan draw(long seed) {
    return draw(seed, 7, 0);
  }

  /**
   * @param padding the number of assumptions without effect that come first
   */
  static LinearPlan draw(long seed, int mostStates, int padding) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L);
    int atoms = 1 + random.nextInt(2);
    int actions = 1 + random.nextInt(4);
    GraphPlan graph = GraphPlan.draw(random, mostStates, atoms, actions);
    LinearFormula formula = RandomFormulas.linear(random, atoms, random.nextInt(5));
    List<Assumed> assumptions = new ArrayList<>();
    for (int count = 0; count < padding; count++) {
      assumptions.add(new Assumed(Strength.WEAK, Set.of(99), Set.of()));
    }
    for (int count = random.nextInt(4); count > 0; count--) {
      assumptions.add(
          new Assumed(
              random.nextBoolean() ? Strength.WEAK : Strength.STRONG,
              some(random, actions, 2),
              some(random, graph.states(), 4)));
    }
    return new LinearPlan(graph, formula, assumptions);
  }

  /** Many edges, and strong fairness for each action. */
  static LinearPlan drawStrong(long seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L);
    int states = 3 + random.nextInt(7);
    int actions = 2 + random.nextInt(4);
    List<Edge> edges = new ArrayList<>();
    for (int count = states + random.nextInt(2 * states); count > 0; count--) {
      int source = random.nextInt(states);
      int target = Math.floorMod(source + 2 - random.nextInt(4), states);
      edges.add(new Edge(source, random.nextInt(1 + actions), target));
    }
    List<Long> labels =
        IntStream.range(0, states).mapToObj(state -> (long) random.nextInt(4)).toList();
    List<Assumed> assumptions =
        IntStream.range(0, actions)
            .mapToObj(action -> new Assumed(Strength.STRONG, Set.of(action), Set.of()))
            .toList();
    LinearFormula formula = RandomFormulas.linear(random, 2, random.nextInt(3));
    return new LinearPlan(
        new GraphPlan(List.of(0), edges, labels, List.of()),
        random.nextBoolean() ? formula : LinearFormula.always(LinearFormula.eventually(formula)),
        assumptions);
  }

  private static Set<Integer> some(Random random, int numbers, int oneIn) {
    return new TreeSet<>(
        IntStream.range(0, numbers).filter(each -> random.nextInt(oneIn) == 0).boxed().toList());
  }

  Automaton automaton() {
    return Translation.of(formula);
  }

  /** The assumptions; what is said of terminal states does not matter. */
  Fairness fairness() {
    return fairness(
        (assumed, state) -> assumed.enabled.contains(state) || assumed.hasEdge(graph, state));
  }

  /** The assumptions with something else said about where they are enabled. */
  Fairness fairness(BiPredicate<Assumed, Integer> isEnabled) {
    int words = Fairness.words(assumptions.size());
    long[] enabled = new long[words * graph.states()];
    for (int state = 0; state < graph.states(); state++) {
      for (int index = 0; index < assumptions.size(); index++) {
        if (isEnabled.test(assumptions.get(index), state)) {
          enabled[state * words + index / Long.SIZE] |= 1L << index;
        }
      }
    }
    return new Fairness(
        assumptions.stream()
            .map(each -> new FairnessAssumption(each.strength, "some", each.actions))
            .toList(),
        enabled);
  }

  LinearPlan with(GraphPlan other) {
    return new LinearPlan(other, formula, assumptions);
  }

  LinearPlan with(List<Assumed> others) {
    return new LinearPlan(graph, formula, others);
  }

  @Override
  public Stream<LinearPlan> smaller() {
    return Stream.of(
            Cuts.of(assumptions).map(this::with),
            graph.smaller().map(this::with),
            RandomFormulas.smaller(formula).map(less -> new LinearPlan(graph, less, assumptions)))
        .flatMap(each -> each);
  }

  @Override
  public String toString() {
    return "%s%n%s%n%s".formatted(graph, formula, assumptions);
  }
}
