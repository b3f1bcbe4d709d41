package io.mazurka.temporal.branching;

import io.mazurka.temporal.formula.BranchingFormula.SomePath;
import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.Lasso;
import io.mazurka.temporal.graph.StateGraph;
import io.mazurka.temporal.linear.AcceptedStates;
import io.mazurka.temporal.linear.Emptiness;
import io.mazurka.temporal.linear.LinearResult;
import java.util.BitSet;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.IntPredicate;

/**
 * Finds runs that satisfy quantified paths: in the product of the graph and the automaton of the
 * path, whose atoms are labelled first.
 */
final class QuantifiedPaths {

  private final StateGraph graph;
  private final Labelling labelling;
  private final Headway headway;
  private long productStates;

  QuantifiedPaths(StateGraph graph, Labelling labelling, Headway headway) {
    this.graph = graph;
    this.labelling = labelling;
    this.headway = headway;
  }

  /** The number of examined pairs of a state and a state of an automaton. */
  long productStates() {
    return productStates;
  }

  /** The states from which a path is satisfied. */
  BitSet states(SomePath some, Bound bound) {
    PathAutomaton path = PathAutomaton.of(some, labelling.isExact());
    AcceptedStates accepted =
        AcceptedStates.of(
            graph,
            labels(path, bound),
            path.automaton(),
            bound == Bound.POSSIBLE,
            done -> goOn(productStates + done));
    productStates += accepted.productStates();
    return accepted.states();
  }

  /** Whether a path is satisfied from at least one of these states. */
  boolean isSome(int[] states, SomePath some, Bound bound) {
    LinearResult result = search(states, some, bound);
    return result.accepted().isPresent() || (bound == Bound.POSSIBLE && !result.complete());
  }

  /** A run from one of these states that certainly satisfies a path. */
  Optional<Lasso> run(int[] states, SomePath some) {
    return search(states, some, Bound.CERTAIN).accepted();
  }

  private LinearResult search(int[] states, SomePath some, Bound bound) {
    PathAutomaton path = PathAutomaton.of(some, labelling.isExact());
    LinearResult result =
        Emptiness.of(
            graph.from(states),
            labels(path, bound),
            path.automaton(),
            Fairness.none(),
            done -> goOn(productStates + done));
    productStates += result.productStates();
    return result;
  }

  private long[] labels(PathAutomaton path, Bound bound) {
    long[] labels = new long[graph.states()];
    for (int atom = 0; atom < path.literals().size(); atom++) {
      PathAutomaton.Literal literal = path.literals().get(atom);
      IntPredicate holding =
          literal.negated()
              ? labelling.holding(literal.part(), bound.opposite()).negate()
              : labelling.holding(literal.part(), bound);
      long bit = 1L << atom;
      for (int state = 0; state < labels.length; state++) {
        labels[state] |= holding.test(state) ? bit : 0;
        labelling.count();
      }
    }
    return labels;
  }

  private boolean goOn(long done) {
    if (!headway.goOn(done)) {
      throw new CancellationException();
    }
    return true;
  }
}
