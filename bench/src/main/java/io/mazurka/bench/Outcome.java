package io.mazurka.bench;

import java.util.Optional;

/** What came of one tool on one instance: a measurement, or the reason why there is none. */
record Outcome(
    Instance instance,
    String tool,
    Optional<Measurement> measurement,
    String reason,
    boolean failed) {

  static Outcome measured(Instance instance, String tool, Measurement measurement) {
    return new Outcome(instance, tool, Optional.of(measurement), "", false);
  }

  static Outcome skipped(Instance instance, String tool, String reason) {
    return new Outcome(instance, tool, Optional.empty(), reason, false);
  }

  static Outcome failed(Instance instance, String tool, String reason) {
    return new Outcome(instance, tool, Optional.empty(), reason, true);
  }
}
