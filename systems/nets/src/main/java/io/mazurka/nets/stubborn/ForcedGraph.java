package io.mazurka.nets.stubborn;

import io.mazurka.nets.Arcs;
import java.util.Arrays;

/**
 * A graph of what must be in a stubborn set of a net, whatever the marking: if a node is in the
 * set, its successors must be, too. A node is a transition, taken as enabled; or, for a place, the
 * group of transitions that can fill it, that need it, or that lower it. The last node stands for
 * the goals; its edges depend on the state. The graph is kept in flat arrays.
 *
 * <p>An enabled transition leads to the transitions with which it interferes at its input places.
 * The groups keep the graph as small as the net; without them there would be an edge for each pair
 * of transitions that share a place.
 */
final class ForcedGraph {

  private final int transitions;
  private final int places;

  /**
   * Per node, its first edge. Per edge, its target, and the tokens that the target needs at the
   * place.
   */
  private final int[] starts;

  private int[] targets = new int[64];
  private int[] needs = new int[64];
  private int edges;

  /** Per transition, its first input arc. Per arc, its place and its weight. */
  private final int[] inputStarts;

  private final int[] inputPlaces;
  private final int[] inputWeights;

  /** Per transition, the first of the places that it fills. */
  private final int[] filledStarts;

  private final int[] filledPlaces;

  ForcedGraph(Structure structure) {
    this.transitions = structure.transitions();
    this.places = structure.places();
    this.starts = new int[size() + 1];
    this.inputStarts = new int[transitions + 1];
    for (int transition = 0; transition < transitions; transition++) {
      inputStarts[transition + 1] =
          inputStarts[transition] + structure.net().inputs(transition).size();
    }
    this.inputPlaces = new int[inputStarts[transitions]];
    this.inputWeights = new int[inputStarts[transitions]];
    for (int transition = 0; transition < transitions; transition++) {
      addInterfering(structure, transition);
      starts[transition + 1] = edges;
    }
    this.filledStarts = new int[transitions + 1];
    for (int place = 0; place < places; place++) {
      for (int transition : structure.raising(place).transitions()) {
        filledStarts[transition + 1]++;
      }
    }
    for (int transition = 0; transition < transitions; transition++) {
      filledStarts[transition + 1] += filledStarts[transition];
    }
    this.filledPlaces = new int[filledStarts[transitions]];
    int[] next = filledStarts.clone();
    for (int place = 0; place < places; place++) {
      PlaceArcs raising = structure.raising(place);
      for (int index = 0; index < raising.size(); index++) {
        add(raising.transition(index), raising.need(index));
        filledPlaces[next[raising.transition(index)]++] = place;
      }
      starts[filling(place) + 1] = edges;
    }
    for (int place = 0; place < places; place++) {
      addAll(structure.consumers(place).transitions());
      starts[needing(place) + 1] = edges;
    }
    for (int place = 0; place < places; place++) {
      addAll(structure.lowering(place).transitions());
      starts[lowering(place) + 1] = edges;
    }
    starts[goals() + 1] = edges;
  }

  private void addInterfering(Structure structure, int transition) {
    Arcs inputs = structure.net().inputs(transition);
    for (int arc = 0; arc < inputs.size(); arc++) {
      int place = inputs.place(arc);
      int need = inputs.weight(arc);
      int left = structure.net().outputs(transition).weightAt(place);
      inputPlaces[inputStarts[transition] + arc] = place;
      inputWeights[inputStarts[transition] + arc] = need;
      PlaceArcs others = structure.consumers(place);
      if (others.size() > 1 && others.leaveNothing()) {
        add(left < need ? needing(place) : lowering(place), 0);
      } else {
        addConflicting(transition, others, need, left);
      }
    }
    addAll(structure.rivals(transition));
  }

  private void addConflicting(int transition, PlaceArcs others, int need, int left) {
    for (int index = 0; index < others.size(); index++) {
      if (others.transition(index) != transition && others.conflicts(index, need, left)) {
        add(others.transition(index), 0);
      }
    }
  }

  private void addAll(int[] nodes) {
    for (int node : nodes) {
      add(node, 0);
    }
  }

  private void add(int node, int need) {
    if (edges == targets.length) {
      targets = Arrays.copyOf(targets, 2 * edges);
      needs = Arrays.copyOf(needs, 2 * edges);
    }
    targets[edges] = node;
    needs[edges++] = need;
  }

  int transitions() {
    return transitions;
  }

  int places() {
    return places;
  }

  int size() {
    return goals() + 1;
  }

  /** The node of the transitions that can fill a place. */
  int filling(int place) {
    return transitions + place;
  }

  /** The place whose fillers a node stands for, or -1 if it is another kind of node. */
  int filledBy(int node) {
    return node >= transitions && node < transitions + places ? node - transitions : -1;
  }

  private int needing(int place) {
    return transitions + places + place;
  }

  private int lowering(int place) {
    return transitions + 2 * places + place;
  }

  /** The node of the goals. */
  int goals() {
    return transitions + 3 * places;
  }

  /** The first edge of a node; its edges end before the first edge of the next node. */
  int start(int node) {
    return starts[node];
  }

  /** The target of an edge. */
  int target(int edge) {
    return targets[edge];
  }

  /**
   * The number of tokens that the target of an edge, a transition, needs at the place that it
   * fills.
   */
  int need(int edge) {
    return needs[edge];
  }

  /**
   * The index of the first place that a transition fills; they end before the first of the next
   * transition.
   */
  int filledStart(int transition) {
    return filledStarts[transition];
  }

  int filledPlace(int index) {
    return filledPlaces[index];
  }

  /** The first input arc of a transition; they end before the first arc of the next transition. */
  int inputStart(int transition) {
    return inputStarts[transition];
  }

  int inputPlace(int arc) {
    return inputPlaces[arc];
  }

  int inputWeight(int arc) {
    return inputWeights[arc];
  }
}
