package io.mazurka.kernel;

/** A named property that every reachable state should have. */
public interface Invariant {

  String name();

  /** Whether the state has the property; called for every new state, so it should be a look-up. */
  boolean holds(int[] state);

  /** Says which part of the property fails in {@code state} and why. */
  String explain(int[] state);

  /** Whether a step of {@code transition} may change the truth of the property. */
  boolean isVisible(Transition transition);
}
