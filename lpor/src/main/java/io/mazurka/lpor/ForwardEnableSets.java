package io.mazurka.lpor;

/**
 * Where chains of enabling can lead that start with a given transition (forward enable sets, Bokor
 * et al. 2011, algorithms 2 and 4 of Bokor's thesis).
 */
public interface ForwardEnableSets {

  /**
   * Whether {@code first} can be the first in a sequence of transitions, each of which can enable
   * the next, that ends with one that {@code member} is dependent on. A sequence does not count if
   * one of its transitions needs an enabling set that is {@code blocked}.
   *
   * @param blocked enabling sets in force of which all members are in the stubborn set, by the
   *     numbers of {@link EnablingSetNumbers}
   */
  boolean threatens(int first, int member, long[] blocked);
}
