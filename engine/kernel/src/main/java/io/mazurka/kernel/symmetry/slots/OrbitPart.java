package io.mazurka.kernel.symmetry.slots;

import java.math.BigInteger;
import java.util.BitSet;

/**
 * A group of permutations that moves some slots of states only, and no slot that another part of
 * the same group moves. Immutable; workers share it.
 */
sealed interface OrbitPart permits SortedRows, ListedPermutations {

  /** The slots that it moves. */
  BitSet slots();

  /**
   * Turns a state into the representative of its orbit under this part; allocates nothing.
   *
   * @param scratch an array of the worker, as long as a state
   */
  void canonicalize(int[] state, int[] scratch);

  /** The number of permutations, including the identity. */
  BigInteger permutations();

  /** The number of permutations that leave a state as it is. */
  BigInteger fixing(int[] state);
}
