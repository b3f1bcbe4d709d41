package io.mazurka.threads.operations;

import org.jspecify.annotations.Nullable;

/** An operation as a pure function of the state of its object and the number of the thread. */
@FunctionalInterface
public interface OperationEffect<S, R> {

  /**
   * The effect of the operation; null if the thread has to wait. Misuse throws
   * IllegalStateException.
   */
  @Nullable OperationOutcome<S, R> in(S state, int thread);
}
