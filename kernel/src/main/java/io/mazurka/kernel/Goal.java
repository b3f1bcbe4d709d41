package io.mazurka.kernel;

/**
 * A property that asks for some reachable state. It holds in all others: where it does not, the
 * goal is reached.
 */
public non-sealed interface Goal extends StateProperty {

  @Override
  default Kind kind() {
    return Kind.GOAL;
  }
}
