package io.mazurka.kernel;

/**
 * A named property that some reachable state should have. As an invariant it says that no state has
 * it: the goal is reached where the invariant fails.
 */
public interface Goal extends Invariant {}
