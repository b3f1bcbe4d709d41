package io.mazurka.temporal.branching;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.temporal.graph.StateGraph;
import io.mazurka.temporal.linear.Emptiness;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * Finds paths that show why formulas hold or fail. A path shows why something holds on some path;
 * at its end it continues with the explanation of the next part of the formula. If two parts both
 * matter, only one is explained.
 */
final class Explanation {

  private final StateGraph graph;
  private final Decision decision;

  Explanation(StateGraph graph, Decision decision) {
    this.graph = graph;
    this.decision = decision;
  }

  /** Explains why a formula has this value in one of these states. */
  Optional<Evidence> of(int[] states, BranchingFormula formula, boolean value) {
    if (states.length == 0) {
      return Optional.empty();
    } else if (formula instanceof BranchingFormula.Not not) {
      return of(states, not.operand(), !value);
    } else if (formula instanceof BranchingFormula.And and) {
      return value
          ? both(states, formula, and.left(), and.right(), true)
          : oneOf(states, and.left(), and.right(), false);
    } else if (formula instanceof BranchingFormula.Or or) {
      return value
          ? oneOf(states, or.left(), or.right(), true)
          : both(states, formula, or.left(), or.right(), false);
    } else if (!value) {
      return Optional.empty();
    } else if (formula instanceof BranchingFormula.SomeNext next) {
      return Optional.of(next(states, next));
    } else if (formula instanceof BranchingFormula.SomeUntil until) {
      ShortestWalk walk = decision.walk(states, until, Bound.CERTAIN);
      return Optional.of(
          continued(walk.first(), walk.edges(), of(new int[] {walk.last()}, until.right(), true)));
    } else if (formula instanceof BranchingFormula.SomeAlways) {
      return Optional.of(always(states, formula));
    } else if (formula instanceof BranchingFormula.SomePath some) {
      Lasso lasso = decision.run(states, some);
      return Optional.of(
          new Evidence(lasso.start(), lasso.edges(), OptionalInt.of(lasso.cycleStart())));
    }
    return Optional.empty();
  }

  private Optional<Evidence> both(
      int[] states,
      BranchingFormula whole,
      BranchingFormula left,
      BranchingFormula right,
      boolean value) {
    int[] suitable = decision.where(states, whole, value);
    return preferred(of(suitable, left, value), () -> of(suitable, right, value));
  }

  private Optional<Evidence> oneOf(
      int[] states, BranchingFormula left, BranchingFormula right, boolean value) {
    return preferred(
        of(decision.where(states, left, value), left, value),
        () -> of(decision.where(states, right, value), right, value));
  }

  /** The first evidence if it has an edge, else the second if there is one. */
  private static Optional<Evidence> preferred(
      Optional<Evidence> first, Supplier<Optional<Evidence>> second) {
    return first.filter(evidence -> evidence.edges().length > 0).or(second).or(() -> first);
  }

  private Evidence next(int[] states, BranchingFormula.SomeNext next) {
    for (int state : states) {
      for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
        int[] target = decision.where(new int[] {graph.target(edge)}, next.operand(), true);
        if (target.length > 0) {
          return continued(state, new int[] {edge}, of(target, next.operand(), true));
        }
      }
    }
    throw new IllegalStateException("no next state for " + next);
  }

  private Evidence always(int[] states, BranchingFormula always) {
    int[] all = new int[graph.states()];
    Arrays.setAll(all, state -> state);
    long[] labels = new long[graph.states()];
    for (int state : decision.where(all, always, true)) {
      labels[state] = 1;
    }
    Automaton staying = Automaton.of(0, 0, List.of(List.of(new Automaton.Edge(1, 0, 0, 0))));
    Lasso lasso =
        Emptiness.of(graph.from(states), labels, staying, Fairness.none(), Headway.UNLIMITED)
            .accepted()
            .orElseThrow();
    return new Evidence(
        lasso.start(),
        lasso.edges(),
        lasso.cycleStart() == lasso.edges().length
            ? OptionalInt.empty()
            : OptionalInt.of(lasso.cycleStart()));
  }

  private static Evidence continued(int start, int[] edges, Optional<Evidence> rest) {
    if (rest.isEmpty()) {
      return new Evidence(start, edges, OptionalInt.empty());
    }
    int[] more = rest.get().edges();
    int[] all = Arrays.copyOf(edges, edges.length + more.length);
    System.arraycopy(more, 0, all, edges.length, more.length);
    OptionalInt cycle = rest.get().cycleStart();
    return new Evidence(
        start, all, cycle.isPresent() ? OptionalInt.of(edges.length + cycle.getAsInt()) : cycle);
  }
}
