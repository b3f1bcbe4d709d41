package io.mazurka.kernel.symmetry;

/** One worker's way to the representative of a state's orbit, with its scratch. */
@FunctionalInterface
public interface Canonicalizer {

  /** Leaves every state as it is; a search need not even ask it. */
  Canonicalizer IDENTITY = state -> {};

  /** Turns a state into the representative of its orbit, the same for all states of the orbit. */
  void canonicalize(int[] state);
}
