package io.mazurka.kernel;

import java.util.List;
import java.util.stream.Stream;

/**
 * A property that single states decide. A search looks for states in which it does not hold: they
 * violate an invariant, are what was asked for, or are deadlocks.
 */
public sealed interface StateProperty extends Property
    permits Invariant, Sometimes, Goal, StateDeadlock {

  /** Those of {@code properties} that single states decide. */
  static List<StateProperty> among(List<Property> properties) {
    return properties.stream()
        .filter(StateProperty.class::isInstance)
        .map(StateProperty.class::cast)
        .toList();
  }

  /** Those among {@code properties}, and the atoms of temporal ones: what must be visible. */
  static List<StateProperty> observedBy(List<Property> properties) {
    return Stream.concat(
            among(properties).stream(),
            TemporalProperty.among(properties).stream().flatMap(one -> one.atoms().stream()))
        .toList();
  }

  @Override
  default PropertyClass needed() {
    return PropertyClass.INVARIANTS;
  }

  /** Whether a step of {@code transition} may change the truth of the property. */
  boolean isVisible(Transition transition);
}
