package io.mazurka.protocols.engine.symmetry.elements;

/**
 * The contributions of the values of slots to the weights of elements. Permuting a state permutes
 * the sums of its shares, in the bits of {@link #mask}.
 */
interface Shares {

  /** The number of bits of a sum of the shares of all slots. */
  int bits();

  /** The bits of a sum that form the weight. */
  int mask();

  /** By element, the share of a value in a slot. */
  long[] of(int slot, int value);
}
