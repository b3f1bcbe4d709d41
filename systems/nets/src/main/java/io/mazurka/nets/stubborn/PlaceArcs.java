package io.mazurka.nets.stubborn;

import java.util.Arrays;

/** Transitions at one place: how many tokens each needs there, and how many it puts back. */
final class PlaceArcs {

  private final int[] transitions;
  private final int[] needs;
  private final int[] left;

  private PlaceArcs(int[] transitions, int[] needs, int[] left) {
    this.transitions = transitions;
    this.needs = needs;
    this.left = left;
  }

  int size() {
    return transitions.length;
  }

  /** All transitions, in increasing order. */
  int[] transitions() {
    return transitions;
  }

  int transition(int index) {
    return transitions[index];
  }

  /** How many tokens the transition at {@code index} needs. */
  int need(int index) {
    return needs[index];
  }

  /**
   * Whether two transitions can conflict at this place: one can disable the other. One is the
   * transition at {@code index}; the other needs {@code need} tokens and leaves {@code rest} of
   * them.
   */
  boolean conflicts(int index, int need, int rest) {
    boolean disables = left[index] < needs[index] && left[index] < need;
    boolean disabled = rest < need && rest < needs[index];
    return disables || disabled;
  }

  /** Whether every transition that lowers this place leaves none of the tokens that it needs. */
  boolean leaveNothing() {
    for (int index = 0; index < needs.length; index++) {
      if (left[index] < needs[index] && left[index] > 0) {
        return false;
      }
    }
    return true;
  }

  /** Collects the arcs of all places, in the order of the transitions. */
  static final class Collector {

    private final int[][] arcs;
    private final int[] sizes;

    Collector(int places) {
      arcs = new int[places][];
      sizes = new int[places];
      Arrays.fill(arcs, new int[0]);
    }

    void add(int place, int transition, int need, int rest) {
      int at = sizes[place];
      if (at == arcs[place].length) {
        arcs[place] = Arrays.copyOf(arcs[place], Math.max(6, 2 * at));
      }
      arcs[place][at] = transition;
      arcs[place][at + 1] = need;
      arcs[place][at + 2] = rest;
      sizes[place] = at + 3;
    }

    PlaceArcs[] collected() {
      PlaceArcs[] collected = new PlaceArcs[arcs.length];
      Arrays.setAll(
          collected, place -> new PlaceArcs(part(place, 0), part(place, 1), part(place, 2)));
      return collected;
    }

    private int[] part(int place, int offset) {
      int[] part = new int[sizes[place] / 3];
      for (int index = 0; index < part.length; index++) {
        part[index] = arcs[place][3 * index + offset];
      }
      return part;
    }
  }
}
