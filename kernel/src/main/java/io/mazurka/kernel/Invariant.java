package io.mazurka.kernel;

/** A property that every reachable state should have. */
public non-sealed interface Invariant extends StateProperty {

  @Override
  default Kind kind() {
    return Kind.INVARIANT;
  }
}
