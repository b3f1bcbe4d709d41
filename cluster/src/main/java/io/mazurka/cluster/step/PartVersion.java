package io.mazurka.cluster.step;

import java.io.Serializable;

/** How long the logs of a table are at one moment. */
final class PartVersion implements Serializable {

  private static final long serialVersionUID = 1L;

  private final int states;
  private final int expanded;
  private final int events;
  private final int taken;
  private final int queued;
  private final int[] numbers;

  /**
   * @param states how many states
   * @param expanded how many of them are expanded, the first ones, if each is expanded once
   * @param events how many explorations
   * @param taken how much of the queue is done
   * @param queued how long the queue is, with what is done
   * @param numbers how many values each slot has
   */
  PartVersion(int states, int expanded, int events, int taken, int queued, int[] numbers) {
    this.states = states;
    this.expanded = expanded;
    this.events = events;
    this.taken = taken;
    this.queued = queued;
    this.numbers = numbers;
  }

  int states() {
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

  /** How much is left to explore. */
  long waiting() {
    return (long) states - expanded + queued - taken;
  }

  /** The same for a table whose queue begins with what was left. */
  PartVersion withQueueFromLeft() {
    return new PartVersion(states, expanded, events, 0, queued - taken, numbers);
  }
}
