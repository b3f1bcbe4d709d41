package io.mazurka.nets.stubborn;

import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * What the {@link ForcedGraph} of a net leaves open, in one state and for one worker: which of the
 * places that a disabled transition misses are to be filled, and what leads to the goals. The edges
 * that follow from this have numbers behind those of the graph.
 */
final class ForcedNodes {

  /** What it costs to choose a node, if the search knows it. */
  static final int NOTHING = 0;

  static final int NOTHING_MORE = 1;
  static final int ANOTHER_SET = Integer.MAX_VALUE;
  static final int UNKNOWN = -1;

  /** An enabled transition costs more than any number of disabled ones is likely to. */
  private static final int COST_OF_ENABLED = 1 << 12;

  private final ForcedGraph graph;
  private final Attractors attractors;
  private final boolean choosesPlaces;
  private final int edgesOfGraph;
  private int[] state = {};

  /** Per place, how many enabled transitions fill it, and the places where there are some. */
  private final int[] activeAt;

  private int[] activePlaces = new int[64];
  private int active;

  /** Where the edges lead that were made for this state. */
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

  /** Whether there are goals that were not reached yet. */
  boolean isAttracted() {
    return attractors.areOpen();
  }

  int tokens(int place) {
    return state[place];
  }

  /** Says what is enabled in the present state, in which nothing is made yet. */
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

  /** The number of the edge that is made next. */
  int nextEdge() {
    return edgesOfGraph + made;
  }

  /** Where an edge leads. */
  int target(int edge) {
    return edge < edgesOfGraph ? graph.target(edge) : targets[edge - edgesOfGraph];
  }

  /** Makes the edges to what can lead to the goals. */
  void makeAttracting() {
    long[] members = attractors.members();
    int member = TransitionSet.next(members, 0);
    while (member >= 0) {
      make(member);
      member = TransitionSet.next(members, member + 1);
    }
  }

  /**
   * Makes the edges of a disabled transition: to the place that costs least of those that miss
   * tokens, or to all of them.
   *
   * @param cost what it would cost to choose a node, as far as that is known
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
