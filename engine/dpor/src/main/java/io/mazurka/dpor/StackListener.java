package io.mazurka.dpor;

import io.mazurka.dpor.execution.RunEnd;

/** Is called when a state is entered and when a run ends; the stack tells the rest. */
@FunctionalInterface
public interface StackListener {

  /** The last state on the stack was entered. Returns whether to go on exploring. */
  default boolean entered() {
    return true;
  }

  /** A run has ended. Returns whether to go on exploring. */
  boolean ended(RunEnd end);
}
