package io.mazurka.kernel.property;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A property that single states decide: a condition, and a kind that says which states decide the
 * property and whether they violate or fulfil it. Two properties are equal only if they are the
 * same object. Subclasses only add constructors.
 */
public non-sealed class StateProperty implements Property {

  /** The absence of deadlocks in a system that is stuck wherever it can take no step. */
  public static final StateProperty NO_TERMINAL_STATE =
      new StateProperty(DEADLOCK, Kind.DEADLOCK, new NoStep());

  private final String name;
  private final Kind kind;
  private final PropertyCondition condition;
  private final @Nullable PropertyCondition premise;

  /** A property without a premise. */
  public StateProperty(String name, Kind kind, PropertyCondition condition) {
    this(name, kind, condition, null);
  }

  /**
   * A property with a premise.
   *
   * @param premise a condition that must be true in some state for the property to say anything, or
   *     null. It has no influence on the verdict; if it is true in no state, an invariant holds
   *     only for that reason.
   */
  public StateProperty(
      String name, Kind kind, PropertyCondition condition, @Nullable PropertyCondition premise) {
    if (kind.isTemporal()) {
      throw new IllegalArgumentException(kind + " is decided by no single state");
    }
    this.name = name;
    this.kind = kind;
    this.condition = condition;
    this.premise = premise;
  }

  /** Those of {@code properties} that are evaluated in every state. */
  public static List<StateProperty> ofEveryState(List<Property> properties) {
    return among(properties).filter(one -> !one.needsEnd()).toList();
  }

  /** Those of {@code properties} that are evaluated in terminal states alone. */
  public static List<StateProperty> ofEnds(List<Property> properties) {
    return among(properties).filter(StateProperty::needsEnd).toList();
  }

  /** Some properties in words: what they are and their names. */
  public static String named(String what, List<StateProperty> some) {
    List<String> names = some.stream().map(StateProperty::name).toList();
    int last = names.size() - 1;
    return last == 0
        ? what + " " + names.get(0)
        : "%ss %s and %s"
            .formatted(what, String.join(", ", names.subList(0, last)), names.get(last));
  }

  static Stream<StateProperty> among(List<Property> properties) {
    return properties.stream()
        .filter(StateProperty.class::isInstance)
        .map(StateProperty.class::cast);
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final Kind kind() {
    return kind;
  }

  /** The condition that decides the property. */
  public final PropertyCondition condition() {
    return condition;
  }

  /** The condition that must be true in some state for the property to say anything, or null. */
  public final @Nullable PropertyCondition premise() {
    return premise;
  }

  /**
   * Whether only terminal states decide the property. A state is terminal if no step is enabled, or
   * only optional steps are.
   */
  public final boolean needsEnd() {
    return kind.needsEnd(condition);
  }

  /**
   * A reduction that preserves terminal states preserves the verdict on a property that only they
   * decide.
   */
  @Override
  public final PropertyClass needed() {
    return needsEnd() ? PropertyClass.TERMINAL_STATES : PropertyClass.INVARIANTS;
  }

  @Override
  public final StateEvaluator decider() {
    return kind.decider(condition);
  }

  @Override
  public final String explain(int[] state) {
    return condition.explain(state);
  }

  @Override
  public final String toString() {
    return kind + " " + name;
  }
}
