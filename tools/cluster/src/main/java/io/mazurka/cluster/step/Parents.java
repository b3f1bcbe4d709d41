package io.mazurka.cluster.step;

/**
 * Packs the place from which a state was found first into one long: a state of a partition, or the
 * start.
 */
final class Parents {

  private Parents() {}

  /** The parent of the initial state with this index. */
  static long initial(int index) {
    return -1L - index;
  }

  static long of(int partition, int position) {
    return (long) partition << Integer.SIZE | position;
  }

  static int partition(long parent) {
    return (int) (parent >>> Integer.SIZE);
  }

  static int position(long parent) {
    return (int) parent;
  }

  /** The index of an initial state, from its parent. */
  static int index(long parent) {
    return (int) (-1L - parent);
  }
}
