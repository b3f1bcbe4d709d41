package io.mazurka.protocols.random;

import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;

/** In how many graphs each feature occurred. */
public final class Coverage {

  private Coverage() {}

  /** Counts the features of a graph. */
  public static void note(ReferenceGraph graph, Trial trial) {
    trial.count("graphs");
    for (Feature feature : Feature.values()) {
      trial.count(feature.name(), feature.occursIn(graph));
    }
  }

  /** Demands that every feature occurred more than so many times. */
  public static void requireMoreThan(long times, RunReport report) {
    for (Feature feature : Feature.values()) {
      report.requireMoreThan(times, feature.name());
    }
  }
}
