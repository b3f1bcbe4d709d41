package io.mazurka.temporal.automaton;

import io.mazurka.temporal.automaton.Automaton.Edge;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Compares what automata accept, exactly: by fixpoints on pairs of states. */
final class Languages {

  private Languages() {}

  /** Whether no word is accepted by both. */
  static boolean areDisjoint(Automaton one, Automaton other) {
    return isEmpty(product(one, other));
  }

  private static Automaton product(Automaton one, Automaton other) {
    List<List<Edge>> edges = new ArrayList<>();
    for (int left = 0; left < one.states(); left++) {
      for (int right = 0; right < other.states(); right++) {
        List<Edge> leaving = new ArrayList<>();
        for (Edge first : one.edgesOf(left)) {
          for (Edge second : other.edgesOf(right)) {
            long positive = first.positive() | second.positive();
            long negative = first.negative() | second.negative();
            long marks = first.marks() | second.marks() << one.acceptanceSets();
            int target = first.target() * other.states() + second.target();
            if ((positive & negative) == 0) {
              leaving.add(new Edge(positive, negative, marks, target));
            }
          }
        }
        edges.add(leaving);
      }
    }
    int initial = one.initial() * other.states() + other.initial();
    return Automaton.of(initial, one.acceptanceSets() + other.acceptanceSets(), edges);
  }

  /**
   * Computes the largest set of states such that from each state, for each acceptance set, a path
   * inside the set reaches an edge of the acceptance set.
   */
  private static boolean isEmpty(Automaton automaton) {
    BitSet good = new BitSet();
    good.set(0, automaton.states());
    int before;
    do {
      before = good.cardinality();
      good = comingTo(automaton, good, 0);
      for (int set = 0; set < automaton.acceptanceSets(); set++) {
        good = comingTo(automaton, good, 1L << set);
      }
    } while (good.cardinality() < before);
    return !good.get(automaton.initial());
  }

  private static BitSet comingTo(Automaton automaton, BitSet inside, long marks) {
    BitSet found = new BitSet();
    int before;
    do {
      before = found.cardinality();
      for (int state = inside.nextSetBit(0); state >= 0; state = inside.nextSetBit(state + 1)) {
        for (Edge edge : automaton.edgesOf(state)) {
          if (inside.get(edge.target())
              && ((edge.marks() & marks) == marks || found.get(edge.target()))) {
            found.set(state);
          }
        }
      }
    } while (found.cardinality() > before);
    return found;
  }
}
