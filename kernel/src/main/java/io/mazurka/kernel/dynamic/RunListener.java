package io.mazurka.kernel.dynamic;

/** Someone who looks at the end of each run. */
@FunctionalInterface
public interface RunListener {

  /** A run ended; the execution still stands there. Whether to go on exploring. */
  boolean ended(RunEnd end, History history);
}
