package io.mazurka.kernel.property;

import java.util.Comparator;
import java.util.List;

/**
 * A class of properties that a reduction may preserve. Each class is harder to preserve than those
 * before it, and a reduction that preserves it preserves those, too.
 */
public enum PropertyClass {
  /** Which terminal states are reachable. */
  TERMINAL_STATES("terminal states"),
  /** Whether a state is reachable in which a condition fails. */
  INVARIANTS("invariants"),
  /** Linear-time temporal logic without the next operator. */
  LINEAR_TIME("linear time without next"),
  /** Branching-time temporal logic without the next operator. */
  BRANCHING_TIME("branching time without next"),
  /** All properties of executions, including the next operator and fairness. */
  EVERYTHING("next steps and fairness");

  private final String words;

  PropertyClass(String words) {
    this.words = words;
  }

  /** The class that a reduction must preserve for the verdicts on all {@code properties}. */
  public static PropertyClass neededBy(List<Property> properties) {
    return properties.stream()
        .map(Property::needed)
        .max(Comparator.naturalOrder())
        .orElse(TERMINAL_STATES);
  }

  /**
   * The class that a reduction must preserve for the verdicts on all {@code properties} if it also
   * preserves their fairness assumptions.
   */
  public static PropertyClass neededButForFairness(List<Property> properties) {
    return properties.stream()
        .map(
            property ->
                property instanceof TemporalProperty temporal
                    ? temporal.neededButForFairness()
                    : property.needed())
        .max(Comparator.naturalOrder())
        .orElse(TERMINAL_STATES);
  }

  @Override
  public String toString() {
    return words;
  }
}
