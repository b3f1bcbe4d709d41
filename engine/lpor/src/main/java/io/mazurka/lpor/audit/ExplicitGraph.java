package io.mazurka.lpor.audit;

import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;

/**
 * A labelled state graph, stored in a few arrays. Transitions may be non-deterministic. The edges
 * of a state are numbered consecutively, ordered by transition and target, and without duplicates.
 * If the graph was too large to explore, the edges of the last states are unknown.
 */
public final class ExplicitGraph {

  private final int transitions;
  private final int words;
  private final int expanded;
  private final int[] initialStates;
  private final int[] firstEdges;
  private final long[] edges;
  private final long[] enabled;

  private ExplicitGraph(
      int transitions, int expanded, int[] initialStates, int[] firstEdges, long[] edges) {
    this.transitions = transitions;
    this.expanded = expanded;
    this.initialStates = initialStates;
    this.firstEdges = firstEdges;
    this.edges = edges;
    words = TransitionSet.words(transitions);
    enabled = new long[states() * words];
    for (int state = 0; state < states(); state++) {
      for (int edge = firstEdge(state); edge < firstEdge(state + 1); edge++) {
        enabled[state * words + (transition(edge) >>> 6)] |= 1L << transition(edge);
      }
    }
  }

  /** The number of states. */
  public int states() {
    return firstEdges.length - 1;
  }

  /** The number of transitions. */
  public int transitions() {
    return transitions;
  }

  /** The number of states whose edges are all known; these states have the smallest numbers. */
  public int expanded() {
    return Math.min(expanded, states());
  }

  /** The initial states. */
  public int[] initialStates() {
    return initialStates.clone();
  }

  /** The number of the first edge of a state; its edges end where those of the next state begin. */
  public int firstEdge(int state) {
    return firstEdges[state];
  }

  /** The transition of an edge. */
  public int transition(int edge) {
    return (int) (edges[edge] >>> Integer.SIZE);
  }

  /** The state to which an edge leads. */
  public int target(int edge) {
    return (int) edges[edge];
  }

  /** The first edge of a state with this transition or a later one. */
  public int firstEdge(int state, int transition) {
    return search(state, pack(transition, 0));
  }

  /** Whether there is such an edge. */
  public boolean hasEdge(int source, int transition, int target) {
    long wanted = pack(transition, target);
    int edge = search(source, wanted);
    return edge < firstEdges[source + 1] && edges[edge] == wanted;
  }

  /** Whether a transition is enabled in a state. */
  public boolean isEnabled(int state, int transition) {
    return (enabled[state * words + (transition >>> 6)] & 1L << transition) != 0;
  }

  /** Makes {@code set} the set of the transitions enabled in a state. */
  public void copyEnabled(int state, long[] set) {
    System.arraycopy(enabled, state * words, set, 0, words);
  }

  private int search(int state, long wanted) {
    int found = Arrays.binarySearch(edges, firstEdges[state], firstEdges[state + 1], wanted);
    return found >= 0 ? found : -found - 1;
  }

  private static long pack(int transition, int target) {
    return (long) transition << Integer.SIZE | target;
  }

  /** Collects states and edges in any order. */
  public static final class Builder {

    private final int transitions;
    private int[] initialStates = {};
    private int states;
    private int expanded = Integer.MAX_VALUE;
    private int[] sources = new int[16];
    private long[] edges = new long[16];
    private int size;

    /** A graph with so many transitions and no state yet. */
    public Builder(int transitions) {
      this.transitions = transitions;
    }

    /** Adds an initial state. States are all numbers from zero to the largest one mentioned. */
    public Builder initial(int state) {
      initialStates = Arrays.copyOf(initialStates, initialStates.length + 1);
      initialStates[initialStates.length - 1] = state;
      states = Math.max(states, state + 1);
      return this;
    }

    /** Adds an edge. */
    public Builder edge(int source, int transition, int target) {
      if (transition >= transitions) {
        throw new IllegalArgumentException(
            "Transition " + transition + " in a graph with " + transitions + " transitions");
      }
      if (size == sources.length) {
        sources = Arrays.copyOf(sources, size + (size >> 1));
        edges = Arrays.copyOf(edges, size + (size >> 1));
      }
      sources[size] = source;
      edges[size++] = pack(transition, target);
      states = Math.max(states, Math.max(source, target) + 1);
      return this;
    }

    /** Says that only the first {@code count} states have all their edges. */
    public Builder expanded(int count) {
      expanded = count;
      return this;
    }

    /** The graph of all states and edges added so far. */
    public ExplicitGraph build() {
      int[] ends = new int[states + 1];
      for (int edge = 0; edge < size; edge++) {
        ends[sources[edge] + 1]++;
      }
      for (int state = 0; state < states; state++) {
        ends[state + 1] += ends[state];
      }
      long[] grouped = new long[size];
      int[] next = ends.clone();
      for (int edge = 0; edge < size; edge++) {
        grouped[next[sources[edge]]++] = edges[edge];
      }
      int kept = 0;
      int[] firstEdges = new int[states + 1];
      for (int state = 0; state < states; state++) {
        Arrays.sort(grouped, ends[state], ends[state + 1]);
        for (int edge = ends[state]; edge < ends[state + 1]; edge++) {
          if (edge == ends[state] || grouped[edge] != grouped[edge - 1]) {
            grouped[kept++] = grouped[edge];
          }
        }
        firstEdges[state + 1] = kept;
      }
      return new ExplicitGraph(
          transitions, expanded, initialStates, firstEdges, Arrays.copyOf(grouped, kept));
    }
  }
}
