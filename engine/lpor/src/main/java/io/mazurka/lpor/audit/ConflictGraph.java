package io.mazurka.lpor.audit;

import io.mazurka.lpor.TransitionSet;
import java.util.BitSet;

/**
 * A graph with its conflicts: the states in which a step of one transition disables another enabled
 * transition or does not commute with it.
 *
 * <p>An enabled member of a set stays enabled and can be moved before any path outside the set,
 * unless such a path leads to a conflict of the member with a transition outside. So only states
 * from which such a path leads to a conflict need closer examination.
 */
public final class ConflictGraph {

  private final ExplicitGraph graph;
  private final BackwardSearch backwards;
  private final int words;

  /**
   * By the first edge of each transition in each state, the transitions with which it is in
   * conflict.
   */
  private final long[] conflicts;

  /** Finds the conflicts of all edges of a graph. */
  public ConflictGraph(ExplicitGraph graph) {
    this.graph = graph;
    backwards = new BackwardSearch(graph);
    words = TransitionSet.words(graph.transitions());
    conflicts = new long[Math.multiplyExact(graph.firstEdge(graph.states()), words)];
    Diamonds diamonds = new Diamonds(graph);
    for (int state = 0; state < graph.expanded(); state++) {
      if (hasExpandedSuccessors(state)) {
        findConflicts(state, diamonds);
      }
    }
  }

  ExplicitGraph graph() {
    return graph;
  }

  /**
   * Whether all successors were expanded; only then is it known what is enabled after each step.
   */
  private boolean hasExpandedSuccessors(int state) {
    for (int edge = graph.firstEdge(state); edge < graph.firstEdge(state + 1); edge++) {
      if (graph.target(edge) >= graph.expanded()) {
        return false;
      }
    }
    return true;
  }

  private void findConflicts(int state, Diamonds diamonds) {
    int end = graph.firstEdge(state + 1);
    int first = graph.firstEdge(state);
    for (int victim = first; victim < end; victim = graph.firstEdge(state, member(victim) + 1)) {
      for (int edge = first; edge < end; edge++) {
        int other = graph.transition(edge);
        if (other != member(victim)
            && !diamonds.commutes(state, other, graph.target(edge), member(victim))) {
          conflicts[victim * words + (other >>> 6)] |= 1L << other;
        }
      }
    }
  }

  private int member(int edge) {
    return graph.transition(edge);
  }

  /**
   * Whether a step of {@code other} in this state disables {@code member} or does not commute with
   * it. Both are enabled there.
   */
  boolean harms(int state, int other, int member) {
    int row = graph.firstEdge(state, member);
    return (conflicts[row * words + (other >>> 6)] & 1L << other) != 0;
  }

  /**
   * The states from which a path outside {@code set} leads to a conflict of one of {@code members}
   * with a transition outside the set.
   */
  public BitSet suspects(long[] members, long[] set) {
    BitSet found = new BitSet(graph.states());
    for (int state = 0; state < graph.expanded(); state++) {
      found.set(state, hasConflict(state, members, set));
    }
    return backwards.reach(found, set);
  }

  /** The goals, and the states with a path outside {@code set} to one of them. */
  public BitSet reaching(BitSet goals, long[] set) {
    BitSet found = new BitSet();
    found.or(goals);
    return backwards.reach(found, set);
  }

  private boolean hasConflict(int state, long[] members, long[] set) {
    int end = graph.firstEdge(state + 1);
    for (int edge = graph.firstEdge(state); edge < end; edge++) {
      if (TransitionSet.contains(members, graph.transition(edge))) {
        for (int word = 0; word < words; word++) {
          if ((conflicts[edge * words + word] & ~set[word]) != 0) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
