package io.mazurka.bench.peers;

import java.util.OptionalDouble;

/**
 * What one tool reported about one instance. Transitions are steps: the initial state is a state
 * and no transition, whatever the tool's own convention.
 */
public record Measurement(
    long states, long transitions, double seconds, OptionalDouble bytesPerState) {

  /** Absent when the run was too short for the tool's clock. */
  public OptionalDouble statesPerSecond() {
    return seconds > 0 ? OptionalDouble.of(states / seconds) : OptionalDouble.empty();
  }

  public boolean agreesWith(Measurement other) {
    return states == other.states && transitions == other.transitions;
  }
}
