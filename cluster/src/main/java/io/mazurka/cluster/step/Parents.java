package io.mazurka.cluster.step;

/** Where states were found first, each as one long: in a state of a partition, or at the start. */
final class Parents {

  private Parents() {}

  /** The initial state with this index. */
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

  /** The index of an initial state. */
  static int index(long parent) {
    return (int) (-1L - parent);
  }
}
