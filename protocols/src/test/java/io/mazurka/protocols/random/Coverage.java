package io.mazurka.protocols.random;

import io.mazurka.protocols.reference.ReferenceGraph;
import java.util.EnumMap;
import java.util.Map;

/** In how many graphs each feature occurred. */
public final class Coverage {

  private final Map<Feature, Integer> counts = new EnumMap<>(Feature.class);
  private int graphs;

  public synchronized void note(ReferenceGraph graph) {
    graphs++;
    for (Feature feature : Feature.values()) {
      if (feature.occursIn(graph)) {
        counts.merge(feature, 1, Integer::sum);
      }
    }
  }

  public synchronized int count(Feature feature) {
    return counts.getOrDefault(feature, 0);
  }

  @Override
  public synchronized String toString() {
    StringBuilder text = new StringBuilder(graphs + " graphs");
    for (Feature feature : Feature.values()) {
      text.append("\n  %-26s%6d".formatted(feature, count(feature)));
    }
    return text.toString();
  }
}
