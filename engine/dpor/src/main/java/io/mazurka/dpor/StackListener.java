package io.mazurka.dpor;

import io.mazurka.dpor.execution.RunEnd;

/** Is told of the states and the ends of runs, and looks at the stack for more. */
@FunctionalInterface
public interface StackListener {

  /** A state was entered: the last one on the stack. Whether to go on exploring. */
  default boolean entered() {
    return true;
  }

  /** A run ended. Whether to go on exploring. */
  boolean ended(RunEnd end);
}
