package io.mazurka.kernel.property;

/** Tells one worker whether a condition is true in a state; it may own scratch and a cache. */
@FunctionalInterface
public interface StateEvaluator {

  /** Called for every new state, so it should be a look-up. */
  boolean holds(int[] state);
}
