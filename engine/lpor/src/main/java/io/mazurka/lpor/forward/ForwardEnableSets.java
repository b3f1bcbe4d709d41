package io.mazurka.lpor.forward;

/**
 * Tells where chains of enabling can lead that start with a given transition (forward enable sets,
 * Bokor et al. 2011, algorithms 2 and 4 of Bokor's thesis).
 */
public interface ForwardEnableSets {

  /**
   * Whether a chain of transitions, each of which can enable the next, can start with {@code first}
   * and end with a transition on which {@code member} depends. A chain does not count if one of its
   * transitions needs an enabling set that is {@code blocked}.
   *
   * @param blocked the valid enabling sets whose members are all in the stubborn set, by the
   *     numbers of {@link EnablingSetNumbers}
   */
  boolean threatens(int first, int member, long[] blocked);
}
