package io.mazurka.kernel;

/** Tells one worker whether a property holds in a state; it may own scratch and a cache. */
@FunctionalInterface
public interface StateEvaluator {

  /** Called for every new state, so it should be a look-up. */
  boolean holds(int[] state);
}
