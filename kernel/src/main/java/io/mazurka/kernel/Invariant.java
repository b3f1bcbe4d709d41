package io.mazurka.kernel;

import org.jspecify.annotations.Nullable;

/** A property that every reachable state should have. */
public non-sealed interface Invariant extends StateProperty {

  @Override
  default Kind kind() {
    return Kind.INVARIANT;
  }

  /**
   * What must hold somewhere for the invariant to say anything, or null if it has no premise. It
   * takes no part in the verdict; where no state reaches it, the invariant holds for nothing.
   */
  default @Nullable Goal premise() {
    return null;
  }
}
