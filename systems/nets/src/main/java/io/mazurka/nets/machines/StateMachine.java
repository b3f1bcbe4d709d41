package io.mazurka.nets.machines;

import java.util.List;

/**
 * A state machine of a net: places of which at most one has a token in every reachable marking. A
 * transition that gives a token to one of them takes the token from one of them.
 *
 * @param places the places in ascending order
 * @param initial the position in the list of the place that has the token initially, or {@link
 *     #NOWHERE}; then none ever comes
 * @param closed whether the token never leaves: a transition that takes it gives it back
 */
record StateMachine(List<Integer> places, int initial, boolean closed) {

  static final int NOWHERE = -1;

  StateMachine {
    places = List.copyOf(places);
  }

  boolean hasToken() {
    return initial != NOWHERE;
  }

  /** The number of positions of the token; if it can leave, being away is the last one. */
  int positions() {
    return closed ? places.size() : places.size() + 1;
  }
}
