package io.mazurka.temporal.linear;

import io.mazurka.temporal.graph.Headway;
import java.util.Arrays;

/**
 * Explores pairs depth-first to find a strongly connected component that meets all obligations
 * (Tarjan 1972, Couvreur 1999). Pairs whose component may still grow are live. They are stored in
 * the order of discovery, the pairs of one component side by side, its root first. An edge to a
 * live pair merges all components from there on; their tallies are added up, together with the
 * edges that lead from one to the next.
 *
 * <p>As soon as a component meets everything there is an accepted run. The search then continues
 * for a while to extend this component, as it may contain a shorter run.
 */
final class ComponentSearch {

  private static final int UNSEEN = 0;
  private static final int DONE = -1;
  private static final int MOST = 1 << 29;
  private static final int POLL_MASK = (1 << 13) - 1;
  private static final int LONGER = 1 << 19;

  private final Product product;
  private final Obligations obligations;
  private final Headway headway;
  private final Leftovers leftovers;
  private final boolean everywhere;
  private final ProductCursor cursor;
  private final int width;
  private final int[] nothing = new int[0];
  private int[] ranks = new int[0];
  private int[] pathPairs = new int[1];
  private int[] pathAutomatonEdges = new int[1];
  private int[] pathGraphEdges = new int[1];
  private int[] pathEnds = new int[1];
  private int depth;
  private int[] live = new int[1];
  private int liveSize;
  private int[] rootPositions = new int[1];
  private int[] rootDepths = new int[1];
  private long[] tallies;
  private int roots;
  private int lastRank;
  private int found = PairNumbers.NONE;
  private int enough = Integer.MAX_VALUE;
  private boolean complete = true;

  /** Looks into components that may contain a smaller one which meets everything. */
  @FunctionalInterface
  interface Leftovers {

    /**
     * The pairs of a component among the given pairs that meets everything; empty if none was
     * found.
     *
     * @param seen the number of explored pairs
     */
    int[] look(int[] pairs, long seen);
  }

  private ComponentSearch(
      Product product,
      Obligations obligations,
      Headway headway,
      Leftovers leftovers,
      boolean everywhere) {
    this.product = product;
    this.obligations = obligations;
    this.headway = headway;
    this.leftovers = leftovers;
    this.everywhere = everywhere;
    this.cursor = new ProductCursor(product);
    this.width = obligations.width();
    this.tallies = new long[width];
  }

  /**
   * Explores all reachable pairs.
   *
   * @param leftovers looks for a component among the pairs that are left when states are removed
   *     that enable an action which the component never takes
   */
  static ComponentSearch everywhere(
      Product product, Obligations obligations, Headway headway, Leftovers leftovers) {
    return new ComponentSearch(product, obligations, headway, leftovers, true);
  }

  /** Explores only the given pairs. */
  static ComponentSearch inside(
      Product product, Obligations obligations, Headway headway, Leftovers leftovers) {
    return new ComponentSearch(product, obligations, headway, leftovers, false);
  }

  /** The number of explored pairs. */
  long seen() {
    return lastRank;
  }

  /** Whether the exploration was complete. */
  boolean isComplete() {
    return complete;
  }

  /** The pairs of a component that meets everything; empty if none was found. */
  int[] explore(int[] starts) {
    if (!everywhere) {
      lastRank = 0;
      admit(starts);
    }
    for (int start : starts) {
      if (rank(start) == UNSEEN) {
        int[] component = exploreFrom(start);
        if (component.length > 0 || depth > 0) {
          return component;
        }
      }
    }
    return nothing;
  }

  private void admit(int[] pairs) {
    int before = ranks.length;
    if (before < product.numbers().limit()) {
      ranks = Arrays.copyOf(ranks, product.numbers().limit());
      Arrays.fill(ranks, before, ranks.length, DONE);
    }
    for (int pair : pairs) {
      ranks[pair] = UNSEEN;
    }
  }

  private int[] exploreFrom(int start) {
    enter(start);
    while (depth > 0) {
      if (!cursor.next()) {
        int[] component = leave();
        if (component.length > 0) {
          return component;
        }
        continue;
      }
      int target = everywhere ? cursor.target() : cursor.knownTarget();
      int rank = rank(target);
      if (rank > 0) {
        unite(rank);
      } else if (rank == UNSEEN) {
        pathAutomatonEdges[depth - 1] = cursor.automatonEdge();
        pathGraphEdges[depth - 1] = cursor.graphEdge();
        pathEnds[depth - 1] = cursor.endOfGraphEdges();
        enter(target);
        if (isOver()) {
          return componentFound();
        }
      }
    }
    return nothing;
  }

  private int rank(int pair) {
    if (pair < ranks.length) {
      return pair == PairNumbers.NONE ? DONE : ranks[pair];
    }
    return everywhere ? UNSEEN : DONE;
  }

  private void enter(int pair) {
    reserve(pair);
    ranks[pair] = ++lastRank;
    pathPairs[depth] = pair;
    rootPositions[roots] = liveSize;
    rootDepths[roots] = depth++;
    live[liveSize++] = pair;
    int tally = roots++ * width;
    Arrays.fill(tallies, tally, tally + width, 0);
    obligations.addState(tallies, tally, product.state(pair));
    cursor.open(pair);
    complete &= !cursor.isCutOff();
  }

  private void reserve(int pair) {
    if (pair >= ranks.length) {
      ranks = Arrays.copyOf(ranks, Math.max(product.numbers().limit(), grown(ranks.length)));
    }
    if (depth == pathPairs.length) {
      pathPairs = Arrays.copyOf(pathPairs, grown(depth));
      pathAutomatonEdges = Arrays.copyOf(pathAutomatonEdges, pathPairs.length);
      pathGraphEdges = Arrays.copyOf(pathGraphEdges, pathPairs.length);
      pathEnds = Arrays.copyOf(pathEnds, pathPairs.length);
    }
    if (liveSize == live.length) {
      live = Arrays.copyOf(live, grown(liveSize));
    }
    if (roots == rootPositions.length) {
      rootPositions = Arrays.copyOf(rootPositions, grown(roots));
      rootDepths = Arrays.copyOf(rootDepths, rootPositions.length);
      tallies = Arrays.copyOf(tallies, rootPositions.length * width);
    }
  }

  /** Merges all components from the pair of this rank on. */
  private void unite(int rank) {
    while (ranks[live[rootPositions[roots - 1]]] > rank) {
      int last = rootDepths[--roots] - 1;
      int tally = (roots - 1) * width;
      obligations.addTally(tallies, tally, tally + width);
      obligations.addEdge(
          tallies,
          tally,
          product.state(pathPairs[last]),
          pathGraphEdges[last],
          pathAutomatonEdges[last]);
    }
    int tally = (roots - 1) * width;
    obligations.addEdge(tallies, tally, cursor);
    if (everywhere && found == PairNumbers.NONE && obligations.areMet(tallies, tally)) {
      found = live[rootPositions[roots - 1]];
      enough = lastRank + lastRank / 2 + LONGER;
    }
  }

  /**
   * Leaves the current pair. If this completes a component that meets everything, its pairs are
   * returned.
   */
  private int[] leave() {
    int[] component = nothing;
    if (rootDepths[roots - 1] == --depth) {
      component = accepted(roots - 1, liveSize);
      int first = rootPositions[--roots];
      while (liveSize > first) {
        ranks[live[--liveSize]] = DONE;
      }
    }
    if (depth > 0) {
      int last = depth - 1;
      cursor.reopen(
          pathPairs[last], pathAutomatonEdges[last], pathGraphEdges[last], pathEnds[last]);
    }
    return component;
  }

  /** The pairs that meet everything in the component of a root, which ends at {@code end}. */
  private int[] accepted(int root, int end) {
    int tally = root * width;
    if (!obligations.areMetButForStrong(tallies, tally)) {
      return nothing;
    }
    int[] pairs = Arrays.copyOfRange(live, rootPositions[root], end);
    if (obligations.areMet(tallies, tally)) {
      return pairs;
    }
    int[] remainder =
        Arrays.stream(pairs)
            .filter(pair -> !obligations.isPassedOver(tallies, tally, product.state(pair)))
            .toArray();
    return remainder.length == 0 ? nothing : leftovers.look(remainder, lastRank);
  }

  private boolean isOver() {
    boolean stopped = lastRank == MOST || ((lastRank & POLL_MASK) == 0 && !headway.goOn(lastRank));
    complete &= !stopped;
    return stopped || lastRank > enough;
  }

  /** The pairs known so far of the component that meets everything, if one was found. */
  private int[] componentFound() {
    if (found == PairNumbers.NONE || ranks[found] == DONE) {
      return nothing;
    }
    int root = roots - 1;
    int end = liveSize;
    while (ranks[live[rootPositions[root]]] > ranks[found]) {
      end = rootPositions[root--];
    }
    return accepted(root, end);
  }

  private static int grown(int length) {
    return length + length / 2 + 64;
  }
}
