package io.mazurka.protocols.engine.analysis;

import java.util.Arrays;

/** The transitions of one process that have at least one step, numbered consecutively by places. */
final class OwnTransitions {

  private final int[] transitions;
  private final int[] places;

  OwnTransitions(LocalGraph graph) {
    this.transitions =
        graph.steps().stream().mapToInt(LocalStep::transition).sorted().distinct().toArray();
    this.places = new int[1 + Arrays.stream(transitions).max().orElse(-1)];
    Arrays.fill(places, -1);
    for (int place = 0; place < transitions.length; place++) {
      places[transitions[place]] = place;
    }
  }

  int size() {
    return transitions.length;
  }

  int transition(int place) {
    return transitions[place];
  }

  /** The place of a transition, or -1 if it has no step. */
  int place(int transition) {
    return transition < places.length ? places[transition] : -1;
  }
}
