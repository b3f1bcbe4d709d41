package io.mazurka.kernel.symmetry.slots;

import java.math.BigInteger;
import java.util.BitSet;

/**
 * A group of permutations that moves some slots of states only, and no slot that another part of
 * the same group moves. Immutable; workers share it.
 */
sealed interface OrbitPart permits SortedRows, LeastImage {

  /** The slots that it moves. */
  BitSet slots();

  /**
   * Turns a state into the representative of its orbit under this part.
   *
   * @param scratch room of the worker
   */
  void canonicalize(int[] state, ImageScratch scratch);

  /** The number of permutations, including the identity. */
  BigInteger permutations();

  /** The number of permutations that leave a state as it is. */
  BigInteger fixing(int[] state);
}
