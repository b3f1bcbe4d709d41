package io.mazurka.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A property that may say less than it seems to, because there is nothing of what it is about. */
public interface Vacuous {

  /** What is missing, in words, such as {@code follower, of which there is none}. */
  Optional<String> missing();

  /** What each of these properties is about although it is missing, in words. */
  static List<String> among(List<Property> properties) {
    List<String> reasons = new ArrayList<>();
    for (Property property : properties) {
      Stream.concat(
              Stream.of(property),
              property instanceof TemporalProperty formula ? formula.atoms().stream() : Stream.of())
          .filter(Vacuous.class::isInstance)
          .flatMap(one -> ((Vacuous) (Object) one).missing().stream())
          .distinct()
          .forEach(missing -> reasons.add("%s is about %s".formatted(property.name(), missing)));
    }
    return reasons;
  }
}
