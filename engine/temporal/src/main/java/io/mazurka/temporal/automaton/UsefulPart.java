package io.mazurka.temporal.automaton;

import io.mazurka.temporal.automaton.Automaton.Edge;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The part of an automaton that accepting runs can use. Unreachable states and states that lead to
 * no accepting component are removed. Marks are kept only where they matter: each component keeps
 * only the acceptance sets that distinguish its own cycles, and all components use the same numbers
 * for them.
 */
final class UsefulPart {

  private final Automaton automaton;
  private final AutomatonComponents components;

  /** For each accepting component, the acceptance sets that matter inside it. */
  private final List<List<Integer>> needed = new ArrayList<>();

  private final BitSet accepting = new BitSet();
  private final BitSet cyclic = new BitSet();

  private UsefulPart(Automaton automaton) {
    this.automaton = automaton;
    this.components = AutomatonComponents.of(automaton);
  }

  static Automaton of(Automaton automaton) {
    return new UsefulPart(automaton).build();
  }

  private Automaton build() {
    List<List<Long>> marks = marksInside();
    for (int component = 0; component < components.number(); component++) {
      List<Long> inside = marks.get(component);
      long all = inside.stream().reduce(0L, (one, other) -> one | other);
      cyclic.set(component, !inside.isEmpty());
      accepting.set(component, !inside.isEmpty() && all == automaton.allMarks());
      needed.add(accepting.get(component) ? needed(inside) : List.of());
    }
    BitSet useful = useful();
    if (!useful.get(automaton.initial())) {
      return Automaton.of(0, 0, List.of(List.of()));
    }
    boolean mixed = false;
    for (int state = useful.nextSetBit(0); state >= 0; state = useful.nextSetBit(state + 1)) {
      mixed |= cyclic.get(components.of(state)) && !accepting.get(components.of(state));
    }
    int most = needed.stream().mapToInt(List::size).max().orElse(0);
    return part(useful, Math.max(most, mixed ? 1 : 0));
  }

  /** For each component, the marks of the edges inside it. */
  private List<List<Long>> marksInside() {
    List<List<Long>> marks = new ArrayList<>();
    for (int component = 0; component < components.number(); component++) {
      marks.add(new ArrayList<>());
    }
    for (int state = 0; state < automaton.states(); state++) {
      for (Edge edge : automaton.edgesOf(state)) {
        if (components.isReachable(state) && isInside(state, edge)) {
          marks.get(components.of(state)).add(edge.marks());
        }
      }
    }
    return marks;
  }

  private boolean isInside(int state, Edge edge) {
    return components.of(state) == components.of(edge.target());
  }

  /**
   * The minimal acceptance sets of a component. A set that contains another one is implied by it,
   * and a set with all edges is always met.
   */
  private List<Integer> needed(List<Long> edges) {
    List<Integer> needed = new ArrayList<>();
    for (int set = 0; set < automaton.acceptanceSets(); set++) {
      int candidate = set;
      if (!edges.stream().allMatch(marks -> has(marks, candidate))
          && needed.stream().noneMatch(other -> contains(candidate, other, edges))) {
        needed.removeIf(other -> contains(other, candidate, edges));
        needed.add(candidate);
      }
    }
    return needed;
  }

  private static boolean contains(int larger, int smaller, List<Long> edges) {
    return edges.stream().allMatch(marks -> has(marks, larger) || !has(marks, smaller));
  }

  private static boolean has(long marks, int set) {
    return (marks >>> set & 1) != 0;
  }

  /** The states from which an accepting component is reached. */
  private BitSet useful() {
    BitSet useful = new BitSet();
    int before;
    do {
      before = useful.cardinality();
      for (int state = automaton.states() - 1; state >= 0; state--) {
        if (components.isReachable(state)
            && (accepting.get(components.of(state))
                || automaton.edgesOf(state).stream().anyMatch(edge -> useful.get(edge.target())))) {
          useful.set(state);
        }
      }
    } while (useful.cardinality() > before);
    return useful;
  }

  private Automaton part(BitSet useful, int sets) {
    List<List<Edge>> edges = new ArrayList<>();
    for (int state = useful.nextSetBit(0); state >= 0; state = useful.nextSetBit(state + 1)) {
      List<Edge> leaving = new ArrayList<>();
      for (Edge edge : automaton.edgesOf(state)) {
        if (useful.get(edge.target())) {
          int target = useful.get(0, edge.target()).cardinality();
          long marks = isInside(state, edge) ? marks(components.of(state), edge, sets) : 0;
          leaving.add(new Edge(edge.positive(), edge.negative(), marks, target));
        }
      }
      edges.add(leaving);
    }
    int initial = useful.get(0, automaton.initial()).cardinality();
    return Automaton.of(initial, sets, edges);
  }

  private long marks(int component, Edge edge, int sets) {
    long marks = 0;
    List<Integer> mattering = needed.get(component);
    for (int set = 0; set < sets && accepting.get(component); set++) {
      if (set >= mattering.size() || has(edge.marks(), mattering.get(set))) {
        marks |= 1L << set;
      }
    }
    return marks;
  }
}
