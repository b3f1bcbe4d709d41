package io.mazurka.bench.tools;

import java.util.OptionalDouble;

/**
 * The figures that one tool reported for one instance. Transitions are steps: unlike in the figures
 * of some tools, the initial state is no transition.
 */
public record Measurement(
    long states, long transitions, double seconds, OptionalDouble bytesPerState) {

  /** Empty if the run was too short for the clock of the tool. */
  public OptionalDouble statesPerSecond() {
    return seconds > 0 ? OptionalDouble.of(states / seconds) : OptionalDouble.empty();
  }

  public boolean agreesWith(Measurement other) {
    return states == other.states && transitions == other.transitions;
  }
}
