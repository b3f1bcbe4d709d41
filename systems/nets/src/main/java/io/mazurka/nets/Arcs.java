package io.mazurka.nets;

import java.util.Map;
import java.util.SortedMap;

/** The arcs on one side of a transition: places with positive weights, in the order of places. */
public final class Arcs {

  private final int[] places;
  private final int[] weights;

  Arcs(SortedMap<Integer, Integer> weightOfPlace) {
    this.places = new int[weightOfPlace.size()];
    this.weights = new int[places.length];
    int index = 0;
    for (Map.Entry<Integer, Integer> arc : weightOfPlace.entrySet()) {
      places[index] = arc.getKey();
      weights[index++] = arc.getValue();
    }
  }

  /** The number of arcs. */
  public int size() {
    return places.length;
  }

  /** The place of the arc at {@code index}. */
  public int place(int index) {
    return places[index];
  }

  /** The weight of the arc at {@code index}. */
  public int weight(int index) {
    return weights[index];
  }

  /** The weight of the arc to or from {@code place}, zero if there is none. */
  public int weightAt(int place) {
    for (int index = 0; index < places.length; index++) {
      if (places[index] == place) {
        return weights[index];
      }
    }
    return 0;
  }

  /** Whether {@code marking} has at least as many tokens on each place as the arc's weight. */
  public boolean coveredBy(int[] marking) {
    for (int index = 0; index < places.length; index++) {
      if (marking[places[index]] < weights[index]) {
        return false;
      }
    }
    return true;
  }
}
