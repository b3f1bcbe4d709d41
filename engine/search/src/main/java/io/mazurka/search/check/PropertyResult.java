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
 * @param premise whether the premise of the property holds in some state
 * @param assumed the fairness that is assumed of executions
 */
public record PropertyResult(
    String name, Kind kind, Verdict verdict, Premise premise, List<FairnessAssumption> assumed) {

  /** So many names are listed; of the others only the number is given. */
  private static final int MOST_NAMES = 6;

  public PropertyResult {
    assumed = List.copyOf(assumed);
  }

  /** What became of the premise of a property. */
  public enum Premise {
    /** The property has no premise. */
    NONE,
    /** Some state meets the premise. */
    HELD,
    /** No state that can be reached meets the premise. */
    NEVER_HELD,
    /** No explored state meets the premise; others may. */
    OPEN
  }

  /** The verdict on a property that assumes no fairness. */
  public PropertyResult(String name, Kind kind, Verdict verdict, Premise premise) {
    this(name, kind, verdict, premise, List.of());
  }

  /** The fairness assumptions, each written as a value of the option. */
  public List<String> fairness() {
    return assumed.stream().map(one -> AskedFairness.of(one).toString()).toList();
  }

  /** The fairness assumptions in words; empty if there are none. */
  public String assumption() {
    List<String> parts = new ArrayList<>();
    for (Strength strength : Strength.values()) {
      List<String> names =
          assumed.stream()
              .filter(one -> one.strength() == strength)
              .map(PropertyResult::named)
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

  private static String named(FairnessAssumption one) {
    if (!one.isOfMessages()) {
      return one.name();
    }
    int arrow = one.name().indexOf(AskedFairness.TO);
    String to = one.name().substring(arrow < 0 ? 0 : arrow + AskedFairness.TO.length());
    return "every message"
        + (arrow < 0 ? "" : " from " + one.name().substring(0, arrow))
        + (to.isEmpty() ? "" : " to " + to);
  }

  /** The verdict on a property without a premise. */
  public PropertyResult(String name, Kind kind, Verdict verdict) {
    this(name, kind, verdict, Premise.NONE);
  }
}
