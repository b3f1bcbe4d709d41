package io.mazurka.kernel;

/**
 * The absence of deadlocks in a system that tells by itself which states are stuck: not every
 * terminal state need be one, and others may be.
 */
public non-sealed interface StateDeadlock extends StateProperty {

  @Override
  default String name() {
    return DEADLOCK;
  }

  @Override
  default Kind kind() {
    return Kind.DEADLOCK;
  }
}
