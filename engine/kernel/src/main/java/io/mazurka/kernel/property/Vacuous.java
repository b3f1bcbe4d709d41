package io.mazurka.kernel.property;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A condition that may say less than it seems to, because the system has none of the things that it
 * speaks of.
 */
public interface Vacuous {

  /** What is missing, in words, such as {@code follower, of which there is none}. */
  Optional<String> missing();

  /** What these properties speak of although the system has none of it, in words. */
  static List<String> among(List<Property> properties) {
    List<String> reasons = new ArrayList<>();
    for (Property property : properties) {
      conditions(property)
          .filter(Vacuous.class::isInstance)
          .flatMap(one -> ((Vacuous) one).missing().stream())
          .distinct()
          .forEach(missing -> reasons.add("%s is about %s".formatted(property.name(), missing)));
    }
    return reasons;
  }

  private static Stream<PropertyCondition> conditions(Property property) {
    return property instanceof TemporalProperty formula
        ? formula.atoms().stream().map(NamedCondition::condition)
        : Stream.of(((StateProperty) property).condition());
  }
}
