package io.mazurka.nets.stubborn;

import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * The edges that a {@link ForcedGraph} lacks because they depend on the state: from a disabled
 * transition to a place that has too few tokens for it, and from the goals to the transitions that
 * lead to them. These edges have numbers behind those of the graph. Used by one worker.
 */
final class ForcedNodes {

  /**
   * The costs of a node that the search knows: it adds nothing, it is part of the current search,
   * it leads to another set, or its cost is unknown.
   */
  static final int NOTHING = 0;

  static final int NOTHING_MORE = 1;
  static final int ANOTHER_SET = Integer.MAX_VALUE;
  static final int UNKNOWN = -1;

  /** The cost of an enabled transition, larger than that of all disabled ones in most nets. */
  private static final int COST_OF_ENABLED = 1 << 12;

  private final ForcedGraph graph;
  private final Attractors attractors;
  private final boolean choosesPlaces;
  private final int edgesOfGraph;
  private int[] state = {};

  /**
   * Per place, how many enabled transitions fill it; {@link #activePlaces} lists the places where
   * there are some.
   */
  private final int[] activeAt;

  private int[] activePlaces = new int[64];
  private int active;

  /** The targets of the edges that were made for this state. */
  private int[] targets = new int[64];

  private int made;

  ForcedNodes(ForcedGraph graph, Attractors attractors, boolean choosesPlaces) {
    this.graph = graph;
    this.attractors = attractors;
    this.choosesPlaces = choosesPlaces;
    this.edgesOfGraph = graph.start(graph.size());
    this.activeAt = new int[graph.places()];
  }

  ForcedGraph graph() {
    return graph;
  }

  /** Moves to a state. */
  void moveTo(int[] located) {
    state = located;
  }

  /** Whether some goal still attracts. */
  boolean isAttracted() {
    return attractors.areOpen();
  }

  int tokens(int place) {
    return state[place];
  }

  /** Begins a state with these enabled transitions, and drops the edges of the state before. */
  void start(long[] enabled) {
    made = 0;
    while (active > 0) {
      activeAt[activePlaces[--active]] = 0;
    }
    int transition = TransitionSet.next(enabled, 0);
    while (transition >= 0) {
      int end = graph.filledStart(transition + 1);
      for (int index = graph.filledStart(transition); index < end; index++) {
        noteActive(graph.filledPlace(index));
      }
      transition = TransitionSet.next(enabled, transition + 1);
    }
  }

  private void noteActive(int place) {
    if (activeAt[place]++ == 0) {
      if (active == activePlaces.length) {
        activePlaces = Arrays.copyOf(activePlaces, 2 * active);
      }
      activePlaces[active++] = place;
    }
  }

  /** The number of the next edge that is made. */
  int nextEdge() {
    return edgesOfGraph + made;
  }

  /** The target of an edge. */
  int target(int edge) {
    return edge < edgesOfGraph ? graph.target(edge) : targets[edge - edgesOfGraph];
  }

  /** Makes the edges from the goals to the transitions that can lead to them. */
  void makeAttracting() {
    long[] members = attractors.members();
    int member = TransitionSet.next(members, 0);
    while (member >= 0) {
      make(member);
      member = TransitionSet.next(members, member + 1);
    }
  }

  /**
   * Makes the edges of a disabled transition: to the cheapest of the places that have too few
   * tokens, or to all of them.
   *
   * @param cost the cost of choosing a node, as far as the search knows it
   */
  void makeEnabling(int transition, IntUnaryOperator cost) {
    int end = graph.inputStart(transition + 1);
    int least = ANOTHER_SET;
    int chosen = -1;
    for (int arc = graph.inputStart(transition); arc < end && least != NOTHING; arc++) {
      int place = graph.inputPlace(arc);
      if (state[place] < graph.inputWeight(arc)) {
        int node = graph.filling(place);
        if (!choosesPlaces) {
          make(node);
          continue;
        }
        int known = cost.applyAsInt(node);
        int price = known == UNKNOWN ? costOfFilling(place, node) : known;
        if (chosen < 0 || price < least) {
          least = price;
          chosen = node;
        }
      }
    }
    if (chosen >= 0) {
      make(chosen);
    }
  }

  private int costOfFilling(int place, int node) {
    int fillers = graph.start(node + 1) - graph.start(node);
    return NOTHING_MORE + activeAt[place] * COST_OF_ENABLED + fillers;
  }

  private void make(int node) {
    if (made == targets.length) {
      targets = Arrays.copyOf(targets, 2 * made);
    }
    targets[made++] = node;
  }
}
