package io.mazurka.cluster.step;

import java.io.Serializable;

/** The lengths of the logs of a table at one moment. */
public final class PartVersion implements Serializable {

  private static final long serialVersionUID = 1L;

  private final int states;
  private final int expanded;
  private final int events;
  private final int taken;
  private final int queued;
  private final int[] numbers;

  /**
   * @param states the number of states
   * @param expanded the number of expanded states, which come first, if each state is expanded once
   * @param events the number of explorations
   * @param taken the number of entries of the queue that are done
   * @param queued the length of the queue, with the entries that are done
   * @param numbers the number of values of each slot
   */
  PartVersion(int states, int expanded, int events, int taken, int queued, int[] numbers) {
    this.states = states;
    this.expanded = expanded;
    this.events = events;
    this.taken = taken;
    this.queued = queued;
    this.numbers = numbers;
  }

  public int states() {
    return states;
  }

  int expanded() {
    return expanded;
  }

  int events() {
    return events;
  }

  int taken() {
    return taken;
  }

  int queued() {
    return queued;
  }

  int[] numbers() {
    return numbers;
  }

  /** The number of entries that are left to explore. */
  long waiting() {
    return (long) states - expanded + queued - taken;
  }

  /** The same version for a table whose queue begins with the entries that are left. */
  PartVersion withQueueFromLeft() {
    return new PartVersion(states, expanded, events, 0, queued - taken, numbers);
  }
}
