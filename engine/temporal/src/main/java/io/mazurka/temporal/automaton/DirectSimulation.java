package io.mazurka.temporal.automaton;

import io.mazurka.temporal.automaton.Automaton.Edge;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Computes which states of an automaton simulate others: edge by edge, with at least the same marks
 * (direct simulation; Etessami and Holzmann 2000). States that simulate each other are merged, and
 * an edge is removed if another edge of the same state simulates it.
 */
final class DirectSimulation {

  /** The most comparisons of edges; more would not pay. */
  private static final long MOST_COMPARISONS = 1L << 27;

  private final Automaton automaton;
  private final List<List<Edge>> edges = new ArrayList<>();

  /** For each state, the states that simulate it. */
  private final List<BitSet> simulating = new ArrayList<>();

  private DirectSimulation(Automaton automaton) {
    this.automaton = automaton;
    long square = (long) automaton.edges() * automaton.edges();
    for (int state = 0; state < automaton.states(); state++) {
      edges.add(new ArrayList<>(automaton.edgesOf(state)));
      BitSet all = new BitSet();
      if (square > MOST_COMPARISONS) {
        all.set(state);
      } else {
        all.set(0, automaton.states());
      }
      simulating.add(all);
    }
  }

  /** The automaton without states and edges that others simulate. */
  static Automaton reduced(Automaton automaton) {
    DirectSimulation simulation = new DirectSimulation(automaton);
    simulation.compute();
    return simulation.quotient();
  }

  /** The same automaton, with narrower guards on edges that other edges partly simulate. */
  static Automaton restricted(Automaton automaton) {
    DirectSimulation simulation = new DirectSimulation(automaton);
    simulation.compute();
    simulation.edges.forEach(simulation::restrict);
    return Automaton.of(automaton.initial(), automaton.acceptanceSets(), simulation.edges);
  }

  private void compute() {
    boolean changed;
    do {
      changed = false;
      for (int state = 0; state < edges.size(); state++) {
        BitSet candidates = simulating.get(state);
        for (int other : candidates.stream().toArray()) {
          if (other != state && !simulates(other, state)) {
            candidates.clear(other);
            changed = true;
          }
        }
      }
    } while (changed);
  }

  private boolean simulates(int strong, int weak) {
    for (Edge edge : edges.get(weak)) {
      boolean found = false;
      for (Edge candidate : edges.get(strong)) {
        if (doesAllOf(candidate, edge) && coversGuard(candidate, edge)) {
          found = true;
          break;
        }
      }
      if (!found) {
        return false;
      }
    }
    return true;
  }

  private boolean doesAllOf(Edge edge, Edge other) {
    return (other.marks() & ~edge.marks()) == 0
        && simulating.get(other.target()).get(edge.target());
  }

  private static boolean coversGuard(Edge edge, Edge other) {
    return (edge.positive() & ~other.positive()) == 0 && (edge.negative() & ~other.negative()) == 0;
  }

  /** The lowest state with which a state is merged. */
  private int representative(int state) {
    BitSet others = simulating.get(state);
    for (int other = others.nextSetBit(0); other < state; other = others.nextSetBit(other + 1)) {
      if (simulating.get(other).get(state)) {
        return other;
      }
    }
    return state;
  }

  private Automaton quotient() {
    List<List<Edge>> merged = new ArrayList<>();
    for (int state = 0; state < edges.size(); state++) {
      List<Edge> leaving = new ArrayList<>();
      if (representative(state) == state) {
        for (Edge edge : edges.get(state)) {
          int target = representative(edge.target());
          add(leaving, new Edge(edge.positive(), edge.negative(), edge.marks(), target));
        }
      }
      merged.add(leaving);
    }
    int initial = representative(automaton.initial());
    return Automaton.of(initial, automaton.acceptanceSets(), merged);
  }

  private void add(List<Edge> leaving, Edge added) {
    for (Edge edge : leaving) {
      if (doesAllOf(edge, added) && coversGuard(edge, added)) {
        return;
      }
    }
    leaving.removeIf(edge -> doesAllOf(added, edge) && coversGuard(added, edge));
    leaving.add(added);
  }

  /**
   * Narrows guards. If an edge would be simulated by a better one but for a single literal in the
   * guard of the better one, the edge needs to be taken only where that literal fails. The last
   * edges are narrowed first: they tend to have the widest guards.
   */
  private void restrict(List<Edge> leaving) {
    boolean changed;
    do {
      changed = false;
      for (int index = leaving.size() - 1; index >= 0; index--) {
        for (int other = 0; other < leaving.size(); other++) {
          Edge narrower = narrower(leaving.get(index), leaving.get(other));
          if (index != other && !narrower.equals(leaving.get(index))) {
            leaving.set(index, narrower);
            changed = true;
          }
        }
      }
    } while (changed);
  }

  private Edge narrower(Edge edge, Edge better) {
    long positive = better.positive() & ~edge.positive();
    long negative = better.negative() & ~edge.negative();
    boolean disjoint =
        (better.positive() & edge.negative()) != 0 || (better.negative() & edge.positive()) != 0;
    return !disjoint
            && Long.bitCount(positive) + Long.bitCount(negative) == 1
            && doesAllOf(better, edge)
        ? new Edge(
            edge.positive() | negative, edge.negative() | positive, edge.marks(), edge.target())
        : edge;
  }
}
