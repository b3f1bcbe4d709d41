package io.mazurka.kernel.symmetry;

/** One worker's way to the representative of a state's orbit, with its scratch. */
@FunctionalInterface
public interface Canonicalizer {

  /** Leaves every state as it is; a search need not even ask it. */
  Canonicalizer IDENTITY = state -> {};

  /** Turns a state into the representative of its orbit, the same for all states of the orbit. */
  void canonicalize(int[] state);

  /** The representative of the orbit of a state, which is left as it is. */
  default int[] representative(int[] state) {
    int[] copy = state.clone();
    canonicalize(copy);
    return copy;
  }

  /**
   * How many permutations there are, the one that changes nothing included; {@code Long.MAX_VALUE}
   * if there are more than that.
   */
  default long permutations() {
    return 1;
  }

  /** The number of states in the orbit of {@code state}; {@code Long.MAX_VALUE} if it has more. */
  default long orbit(int[] state) {
    return 1;
  }

  /** The next states to come differ from {@code source}, which is kept, in some slots. */
  default void startFrom(int[] source) {
    // What does not depend on the difference need not know.
  }

  /**
   * Does the same to a state that differs from the source in the first {@code count} slots of
   * {@code changed}, at most.
   */
  default void canonicalize(int[] state, int[] changed, int count) {
    canonicalize(state);
  }
}
