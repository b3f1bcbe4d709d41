package io.mazurka.protocols.engine;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** What a local analysis may use up before it is given up. */
final class AnalysisBudget {

  private final Map<Resource, Double> left = new EnumMap<>(Resource.class);
  private final double share;

  /** What is counted, over all processes, and how much of it there is. */
  enum Resource {
    LOCAL_STATES("local states", 20_000),
    LETTERS("letters", 10_000),
    STEPS("local steps", 250_000),
    CHOICES("choices of messages", 500_000),
    ATTEMPTS("local states with choices of messages", 5_000_000);

    private final String words;
    private final double most;

    Resource(String words, double most) {
      this.words = words;
      this.most = most;
    }
  }

  /** The usual budget. */
  AnalysisBudget() {
    this(1);
  }

  /** A share of the usual budget. */
  AnalysisBudget(double share) {
    this.share = share;
    for (Resource resource : Resource.values()) {
      left.put(resource, resource.most * share);
    }
  }

  void spend(Resource resource, double amount) {
    if (left.merge(resource, -amount, Double::sum) < 0) {
      throw new GivenUpException(
          String.format(
              Locale.ROOT,
              "the processes on their own have more than %,.0f %s",
              resource.most * share,
              resource.words));
    }
  }
}
