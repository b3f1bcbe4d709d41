package io.mazurka.cluster.step;

import java.io.Serializable;

/** The counters of a partition, over all supersteps. */
final class StepFigures implements Serializable {

  private static final long serialVersionUID = 1L;

  long expansions;
  long transitions;

  /** Steps that a reduction left out. */
  long putOff;

  long terminalStates;
  long violatingStates;

  /** The checksum of the current superstep. */
  private long checksum;

  StepFigures copy() {
    StepFigures copy = new StepFigures();
    copy.expansions = expansions;
    copy.transitions = transitions;
    copy.putOff = putOff;
    copy.terminalStates = terminalStates;
    copy.violatingStates = violatingStates;
    return copy;
  }

  /** Adds something to the checksum. */
  void sum(long what) {
    checksum += Superstep.mix(what);
  }

  long takeChecksum() {
    long sum = checksum;
    checksum = 0;
    return sum;
  }
}
