package io.mazurka.kernel.property;

/**
 * Says whether a condition is true in a state, for one worker; it may own scratch arrays and a
 * cache.
 */
@FunctionalInterface
public interface StateEvaluator {

  /** Called for every new state, so it should be a look-up. */
  boolean holds(int[] state);
}
