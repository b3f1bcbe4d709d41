package io.mazurka.protocols.symmetry.elements;

/**
 * What the values of slots contribute to the weights of elements. Permuting a state permutes the
 * sums of its shares, as far as {@link #mask} keeps them.
 */
interface Shares {

  /** The bits of a weight: enough for the sum of the shares of all slots. */
  int bits();

  /** The bits of a sum that are the weight. */
  int mask();

  /** By element, the share of a value. */
  long[] of(int slot, int value);
}
