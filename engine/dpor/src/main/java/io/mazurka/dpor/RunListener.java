package io.mazurka.dpor;

import io.mazurka.dpor.execution.History;
import io.mazurka.dpor.execution.RunEnd;

/** Is told of the end of each run. */
@FunctionalInterface
public interface RunListener {

  /** A run ended; the execution still stands there. Whether to go on exploring. */
  boolean ended(RunEnd end, History history);
}
