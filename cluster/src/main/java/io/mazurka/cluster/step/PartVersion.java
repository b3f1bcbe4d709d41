package io.mazurka.cluster.step;

import java.io.Serializable;

/**
 * How long the logs of a table are at one moment.
 *
 * @param states how many states
 * @param expanded how many of them are expanded, the first ones, if each is expanded once
 * @param events how many explorations
 * @param taken how much of the queue is done
 * @param queued how long the queue is, with what is done
 * @param numbers how many values each slot has
 */
record PartVersion(int states, int expanded, int events, int taken, int queued, int[] numbers)
    implements Serializable {

  /** How much is left to explore. */
  long waiting() {
    return (long) states - expanded + queued - taken;
  }

  /** The same for a table whose queue begins with what was left. */
  PartVersion withQueueFromLeft() {
    return new PartVersion(states, expanded, events, 0, queued - taken, numbers);
  }
}
