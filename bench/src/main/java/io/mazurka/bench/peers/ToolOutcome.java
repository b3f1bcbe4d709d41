package io.mazurka.bench.peers;

import io.mazurka.bench.tools.Measurement;
import io.mazurka.bench.tools.Subject;
import java.util.Optional;

/** The outcome of one tool on one instance: a measurement, or the reason why there is none. */
record ToolOutcome(
    Subject instance,
    String tool,
    Optional<Measurement> measurement,
    String reason,
    boolean failed) {

  static ToolOutcome measured(Subject instance, String tool, Measurement measurement) {
    return new ToolOutcome(instance, tool, Optional.of(measurement), "", false);
  }

  static ToolOutcome skipped(Subject instance, String tool, String reason) {
    return new ToolOutcome(instance, tool, Optional.empty(), reason, false);
  }

  static ToolOutcome failed(Subject instance, String tool, String reason) {
    return new ToolOutcome(instance, tool, Optional.empty(), reason, true);
  }
}
