package io.mazurka.nets.stubborn;

import io.mazurka.nets.Arcs;
import java.util.Arrays;

/**
 * What the members of a stubborn set of a net force into it, whatever the marking, as a graph in
 * flat arrays. Its nodes are the transitions, which stand here for enabled ones; and per place
 * those that can fill it, those that need it and those that lower it. The last node is left to the
 * goals.
 *
 * <p>An enabled transition leads to those it interferes with at its input places. A place in
 * between makes the graph as small as the net, where transitions that share a place would be pairs.
 */
final class ForcedGraph {

  private final int transitions;
  private final int places;

  /** Per node where its edges begin; per edge where it leads, and the tokens that needs there. */
  private final int[] starts;

  private int[] targets = new int[64];
  private int[] needs = new int[64];
  private int edges;

  /** Per transition where its input arcs begin, per arc its place and its weight. */
  private final int[] inputStarts;

  private final int[] inputPlaces;
  private final int[] inputWeights;

  /** Per transition where the places begin that it fills. */
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

  /** The node of those that can fill a place. */
  int filling(int place) {
    return transitions + place;
  }

  /** The place that a node fills, or -1 if it is another kind of node. */
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

  /** The first edge of a node; the first of the next node is the end. */
  int start(int node) {
    return starts[node];
  }

  /** Where an edge leads. */
  int target(int edge) {
    return targets[edge];
  }

  /** How many tokens the transition that an edge leads to needs at the place it fills. */
  int need(int edge) {
    return needs[edge];
  }

  /** The first place that a transition fills; the first of the next one is the end. */
  int filledStart(int transition) {
    return filledStarts[transition];
  }

  int filledPlace(int index) {
    return filledPlaces[index];
  }

  /** The first input arc of a transition; the first of the next one is the end. */
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
