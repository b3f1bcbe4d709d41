package io.mazurka.temporal.branching;

import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.StateGraph;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Computes on demand the states of a graph in which formulas hold. Each label takes one bit per
 * state and time proportional to the number of edges; a backward search also needs {@link
 * IncomingEdges} and 4 bytes per state.
 */
final class Labelling {

  private static final int POLL_MASK = (1 << 16) - 1;

  private final StateGraph graph;
  private final long[] labels;
  private final Headway headway;
  private final BitSet unexpanded = new BitSet();
  private final Map<Part, BitSet> known = new HashMap<>();
  private final QuantifiedPaths paths;
  private @Nullable IncomingEdges incoming;
  private long done;

  private record Part(BranchingFormula formula, Bound bound) {}

  Labelling(StateGraph graph, long[] labels, Headway headway) {
    this.graph = graph;
    this.labels = labels;
    this.headway = headway;
    this.paths = new QuantifiedPaths(graph, this, headway);
    IntStream.range(0, graph.states())
        .filter(state -> !graph.isExpanded(state))
        .forEach(unexpanded::set);
  }

  /** Whether all states were expanded, so that both bounds agree. */
  boolean isExact() {
    return unexpanded.isEmpty();
  }

  /** The states in which a formula holds. Parts that are about other states are labelled first. */
  IntPredicate holding(BranchingFormula formula, Bound bound) {
    if (formula instanceof BranchingFormula.Constant constant) {
      return state -> constant.value();
    } else if (formula instanceof BranchingFormula.Atom atom) {
      return state -> ((labels[state] >>> atom.number()) & 1) != 0;
    } else if (formula instanceof BranchingFormula.Not not) {
      return holding(not.operand(), bound.opposite()).negate();
    } else if (formula instanceof BranchingFormula.And and) {
      return holding(and.left(), bound).and(holding(and.right(), bound));
    } else if (formula instanceof BranchingFormula.Or or) {
      return holding(or.left(), bound).or(holding(or.right(), bound));
    }
    return states(formula, bound)::get;
  }

  /** The runs that quantified paths ask for. */
  QuantifiedPaths paths() {
    return paths;
  }

  /** Counts an examined state. */
  void count() {
    if ((++done & POLL_MASK) == 0 && !headway.goOn(done)) {
      throw new CancellationException();
    }
  }

  private BitSet states(BranchingFormula formula, Bound bound) {
    Part part = new Part(formula, isExact() ? Bound.CERTAIN : bound);
    BitSet states = known.get(part);
    if (states == null) {
      states = compute(formula, part.bound);
      known.put(part, states);
    }
    return states;
  }

  private BitSet compute(BranchingFormula formula, Bound bound) {
    if (formula instanceof BranchingFormula.SomeNext next) {
      return before(all(next.operand(), bound), bound);
    } else if (formula instanceof BranchingFormula.SomeUntil until) {
      return until(all(until.left(), bound), all(until.right(), bound), bound);
    } else if (formula instanceof BranchingFormula.SomeAlways always) {
      return always(all(always.operand(), bound), bound);
    } else if (formula instanceof BranchingFormula.SomePath some) {
      return paths.states(some, bound);
    }
    throw new IllegalArgumentException("speaks of no other state: " + formula);
  }

  /** The states in which a formula holds, in a new set. */
  private BitSet all(BranchingFormula formula, Bound bound) {
    IntPredicate holding = holding(formula, bound);
    BitSet states = new BitSet(graph.states());
    for (int state = 0; state < graph.states(); state++) {
      if (holding.test(state)) {
        states.set(state);
      }
      count();
    }
    return states;
  }

  private BitSet before(BitSet targets, Bound bound) {
    BitSet states = bound == Bound.POSSIBLE ? (BitSet) unexpanded.clone() : new BitSet();
    for (int state = 0; state < graph.states(); state++) {
      int end = graph.firstEdge(state + 1);
      for (int edge = graph.firstEdge(state); edge < end; edge++) {
        if (targets.get(graph.target(edge))) {
          states.set(state);
          break;
        }
      }
      count();
    }
    return states;
  }

  private BitSet until(BitSet left, BitSet reached, Bound bound) {
    if (bound == Bound.POSSIBLE) {
      BitSet open = (BitSet) unexpanded.clone();
      open.and(left);
      reached.or(open);
    }
    IncomingEdges edges = incoming();
    int[] waiting = new int[graph.states()];
    int size = 0;
    for (int state = reached.nextSetBit(0); state >= 0; state = reached.nextSetBit(state + 1)) {
      waiting[size++] = state;
    }
    while (size > 0) {
      int state = waiting[--size];
      int end = edges.first(state + 1);
      for (int index = edges.first(state); index < end; index++) {
        int source = edges.source(index);
        if (left.get(source) && !reached.get(source)) {
          reached.set(source);
          waiting[size++] = source;
        }
      }
      count();
    }
    return reached;
  }

  /** Removes states all of whose edges lead out of the set, until none is left to remove. */
  private BitSet always(BitSet left, Bound bound) {
    int[] ways = new int[graph.states()];
    int[] waiting = new int[graph.states()];
    int size = 0;
    for (int state = left.nextSetBit(0); state >= 0; state = left.nextSetBit(state + 1)) {
      int end = graph.firstEdge(state + 1);
      for (int edge = graph.firstEdge(state); edge < end; edge++) {
        ways[state] += left.get(graph.target(edge)) ? 1 : 0;
      }
      boolean endsHere = bound == Bound.POSSIBLE && unexpanded.get(state);
      if (endsHere || graph.isTerminal(state)) {
        ways[state] = Integer.MAX_VALUE;
      } else if (ways[state] == 0) {
        waiting[size++] = state;
      }
      count();
    }
    IncomingEdges edges = incoming();
    while (size > 0) {
      int state = waiting[--size];
      left.clear(state);
      int end = edges.first(state + 1);
      for (int index = edges.first(state); index < end; index++) {
        int source = edges.source(index);
        if (left.get(source) && --ways[source] == 0) {
          waiting[size++] = source;
        }
      }
      count();
    }
    return left;
  }

  private IncomingEdges incoming() {
    IncomingEdges edges = incoming;
    if (edges == null) {
      edges = new IncomingEdges(graph);
      incoming = edges;
    }
    return edges;
  }
}
