package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.Headway;
import io.mazurka.temporal.graph.StateGraph;
import java.util.Arrays;
import java.util.BitSet;

/**
 * Finds all states of a graph from which some run is accepted by an automaton. As in {@link
 * Emptiness}, a run may stay for ever in a terminal state.
 *
 * <p>Pairs are explored depth-first from each state, and components are merged as in {@link
 * ComponentSearch}. When a component with marks of all acceptance sets comes up, or a pair from
 * which a run is known to be accepted, a run is accepted from all live pairs, as all of them lead
 * there; so this exploration ends, and the next one begins. When a component is complete before, no
 * run is accepted from its pairs.
 *
 * @param states the states from which a run is accepted
 * @param productStates the number of explored pairs
 */
public record AcceptedStates(BitSet states, long productStates) {

  /**
   * Finds the states from which a run is accepted.
   *
   * @param labels for each state of the graph, the atoms that hold there
   * @param beyond whether a run that reaches a state whose edges are unknown counts as accepted;
   *     otherwise only runs along known edges count
   * @param headway throws an exception if there is no more time
   */
  public static AcceptedStates of(
      StateGraph graph, long[] labels, Automaton automaton, boolean beyond, Headway headway) {
    Search search = new Search(Product.of(graph, labels, automaton), beyond, headway);
    BitSet accepted = new BitSet();
    for (int state = 0; state < graph.states(); state++) {
      if (search.isAccepted(state)) {
        accepted.set(state);
      }
    }
    return new AcceptedStates(accepted, search.seen);
  }

  private static final class Search {

    private static final int UNSEEN = 0;
    private static final int REFUSED = -1;
    private static final int ACCEPTED = -2;
    private static final int POLL_MASK = (1 << 13) - 1;

    /** The mark of any edge, for automata without acceptance sets. */
    private static final long EDGE = Long.MIN_VALUE;

    private final Product product;
    private final ProductCursor cursor;
    private final boolean beyond;
    private final Headway headway;
    private final long everyEdge;
    private final long required;

    /** For each pair: its number in the order of discovery if it is live, or what is known. */
    private int[] ranks = new int[0];

    private int[] pathPairs = new int[64];
    private int[] pathAutomatonEdges = new int[64];
    private int[] pathGraphEdges = new int[64];
    private int[] pathEnds = new int[64];
    private int depth;
    private int[] live = new int[64];
    private int liveSize;
    private int[] rootPositions = new int[64];
    private int[] rootDepths = new int[64];
    private long[] rootMarks = new long[64];
    private int roots;
    private long seen;

    Search(Product product, boolean beyond, Headway headway) {
      this.product = product;
      this.cursor = new ProductCursor(product);
      this.beyond = beyond;
      this.headway = headway;
      this.everyEdge = product.automaton().acceptanceSets() == 0 ? EDGE : 0;
      this.required = product.automaton().allMarks() | everyEdge;
    }

    boolean isAccepted(int state) {
      int start = product.numbers().number(state, product.automaton().initial());
      if (rank(start) == UNSEEN) {
        if (leadsToAcceptance(start)) {
          settle(0, ACCEPTED);
          depth = 0;
          roots = 0;
        }
      }
      return rank(start) == ACCEPTED;
    }

    private boolean leadsToAcceptance(int start) {
      boolean accepted = enter(start);
      while (!accepted && depth > 0) {
        if (!cursor.next()) {
          leave();
          continue;
        }
        int target = cursor.target();
        int rank = rank(target);
        if (rank == ACCEPTED) {
          accepted = true;
        } else if (rank > 0) {
          accepted = unite(rank);
        } else if (rank == UNSEEN) {
          pathAutomatonEdges[depth - 1] = cursor.automatonEdge();
          pathGraphEdges[depth - 1] = cursor.graphEdge();
          pathEnds[depth - 1] = cursor.endOfGraphEdges();
          accepted = enter(target);
        }
      }
      return accepted;
    }

    private int rank(int pair) {
      return pair < ranks.length ? ranks[pair] : UNSEEN;
    }

    /** Enters a pair; returns whether a run that reaches it counts as accepted. */
    private boolean enter(int pair) {
      if ((++seen & POLL_MASK) == 0) {
        headway.goOn(seen);
      }
      reserve(pair);
      pathPairs[depth] = pair;
      rootPositions[roots] = liveSize;
      rootDepths[roots] = depth++;
      rootMarks[roots++] = 0;
      live[liveSize++] = pair;
      ranks[pair] = liveSize;
      cursor.open(pair);
      return beyond && cursor.isCutOff();
    }

    private void reserve(int pair) {
      if (pair >= ranks.length) {
        ranks = Arrays.copyOf(ranks, Math.max(product.numbers().limit(), pair + pair / 2 + 64));
      }
      if (depth == pathPairs.length) {
        pathPairs = Arrays.copyOf(pathPairs, 2 * depth);
        pathAutomatonEdges = Arrays.copyOf(pathAutomatonEdges, 2 * depth);
        pathGraphEdges = Arrays.copyOf(pathGraphEdges, 2 * depth);
        pathEnds = Arrays.copyOf(pathEnds, 2 * depth);
      }
      if (liveSize == live.length) {
        live = Arrays.copyOf(live, 2 * liveSize);
      }
      if (roots == rootPositions.length) {
        rootPositions = Arrays.copyOf(rootPositions, 2 * roots);
        rootDepths = Arrays.copyOf(rootDepths, 2 * roots);
        rootMarks = Arrays.copyOf(rootMarks, 2 * roots);
      }
    }

    /** Merges all components from the pair of this rank on; returns whether they accept. */
    private boolean unite(int rank) {
      long marks = marks(cursor.automatonEdge());
      while (rootPositions[roots - 1] >= rank) {
        int last = rootDepths[--roots] - 1;
        marks |= rootMarks[roots] | marks(pathAutomatonEdges[last]);
      }
      rootMarks[roots - 1] |= marks;
      return (required & ~rootMarks[roots - 1]) == 0;
    }

    private long marks(int automatonEdge) {
      return product.automaton().marks(automatonEdge) | everyEdge;
    }

    private void leave() {
      if (rootDepths[roots - 1] == --depth) {
        settle(rootPositions[--roots], REFUSED);
      }
      if (depth > 0) {
        int last = depth - 1;
        cursor.reopen(
            pathPairs[last], pathAutomatonEdges[last], pathGraphEdges[last], pathEnds[last]);
      }
    }

    /** Notes what is known of the live pairs from a position on. */
    private void settle(int first, int known) {
      while (liveSize > first) {
        ranks[live[--liveSize]] = known;
      }
    }
  }
}
