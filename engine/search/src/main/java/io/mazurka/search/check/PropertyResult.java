package io.mazurka.search.check;

import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The verdict on one property.
 *
 * @param premise whether what the property supposes holds anywhere
 * @param assumed what is assumed of executions
 */
public record PropertyResult(
    String name, Kind kind, Verdict verdict, Premise premise, List<FairnessAssumption> assumed) {

  /** With more names than this, the rest is counted. */
  private static final int MOST_NAMES = 6;

  public PropertyResult {
    assumed = List.copyOf(assumed);
  }

  /** What became of the premise of a property. */
  public enum Premise {
    /** The property has none. */
    NONE,
    /** Some state meets it. */
    HELD,
    /** No state that can be reached meets it. */
    NEVER_HELD,
    /** No state that was explored meets it, which says nothing of others. */
    OPEN
  }

  /** The verdict on a property of all executions. */
  public PropertyResult(String name, Kind kind, Verdict verdict, Premise premise) {
    this(name, kind, verdict, premise, List.of());
  }

  /** What is assumed of executions, each as it could be asked for. */
  public List<String> fairness() {
    return assumed.stream()
        .map(one -> AskedFairness.of(one.strength(), one.name()).toString())
        .toList();
  }

  /** What is assumed of executions, in words; empty if nothing is. */
  public String assumption() {
    List<String> parts = new ArrayList<>();
    for (Strength strength : Strength.values()) {
      List<String> names =
          assumed.stream()
              .filter(one -> one.strength() == strength)
              .map(FairnessAssumption::name)
              .toList();
      int rest = names.size() - MOST_NAMES;
      if (!names.isEmpty()) {
        parts.add(
            "%s fairness of %s"
                .formatted(
                    strength.name().toLowerCase(Locale.ROOT),
                    rest <= 0
                        ? Summary.listed(names)
                        : "%s and %d more"
                            .formatted(String.join(", ", names.subList(0, MOST_NAMES)), rest)));
      }
    }
    return String.join(" and ", parts);
  }

  /** The verdict on a property without a premise. */
  public PropertyResult(String name, Kind kind, Verdict verdict) {
    this(name, kind, verdict, Premise.NONE);
  }
}
