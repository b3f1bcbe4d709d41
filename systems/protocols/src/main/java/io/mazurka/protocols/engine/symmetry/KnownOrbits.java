package io.mazurka.protocols.engine.symmetry;

/**
 * A partition of the elements: elements of one set are known to be mapped to each other by
 * automorphisms of a state.
 */
final class KnownOrbits {

  /** By element, the number of its set. */
  private final int[] sets;

  KnownOrbits(int size) {
    this.sets = new int[size];
  }

  /** Makes each element a set of its own. */
  void separate() {
    for (int element = 0; element < sets.length; element++) {
      sets[element] = element;
    }
  }

  /** Makes one set of the sets of two elements. */
  void join(int one, int other) {
    int from = sets[one];
    int to = sets[other];
    if (from != to) {
      for (int element = 0; element < sets.length; element++) {
        if (sets[element] == from) {
          sets[element] = to;
        }
      }
    }
  }

  boolean areOne(int one, int other) {
    return sets[one] == sets[other];
  }

  /** The number of elements in the set of {@code one}. */
  int size(int one) {
    int size = 0;
    for (int set : sets) {
      size += set == sets[one] ? 1 : 0;
    }
    return size;
  }
}
