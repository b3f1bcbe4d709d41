package io.mazurka.kernel.symmetry;

/**
 * Turns states into the representatives of their orbits, for one worker. An orbit is a set of
 * states that are the same up to symmetry.
 */
@FunctionalInterface
public interface Canonicalizer {

  /** Leaves every state as it is; a search need not even call it. */
  Canonicalizer IDENTITY = state -> {};

  /** Turns a state into the representative of its orbit, the same for all states of the orbit. */
  void canonicalize(int[] state);

  /** The representative of the orbit of a state; the array of the state itself is not changed. */
  default int[] representative(int[] state) {
    int[] copy = state.clone();
    canonicalize(copy);
    return copy;
  }

  /**
   * The number of permutations, including the identity; {@code Long.MAX_VALUE} if there are more
   * than that.
   */
  default long permutations() {
    return 1;
  }

  /** The number of states in the orbit of {@code state}; {@code Long.MAX_VALUE} if it has more. */
  default long orbit(int[] state) {
    return 1;
  }

  /**
   * Says that the next states will differ from {@code source} in few slots; {@code source} is kept
   * by reference.
   */
  default void startFrom(int[] source) {
    // Only canonicalizers that use the difference need the source.
  }

  /**
   * Turns a state into its representative; the state differs from the source at most in the first
   * {@code count} slots of {@code changed}.
   */
  default void canonicalize(int[] state, int[] changed, int count) {
    canonicalize(state);
  }
}
