package io.mazurka.dpor;

import io.mazurka.dpor.execution.History;
import io.mazurka.dpor.execution.RunEnd;

/** Is called at the end of each run. */
@FunctionalInterface
public interface RunListener {

  /**
   * A run has ended; the execution is still in its last state. Returns whether to go on exploring.
   */
  boolean ended(RunEnd end, History history);
}
