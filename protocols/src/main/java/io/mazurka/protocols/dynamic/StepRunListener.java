package io.mazurka.protocols.dynamic;

import io.mazurka.kernel.dynamic.execution.RunEnd;

/** Is told of the states and ends of runs. */
public interface StepRunListener {

  /** A state was entered: the last one of the run. Whether to go on exploring. */
  boolean entered(Run run);

  /** A run ended. Whether to go on exploring. */
  boolean ended(RunEnd end, Run run);
}
