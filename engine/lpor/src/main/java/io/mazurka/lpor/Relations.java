package io.mazurka.lpor;

import java.util.List;
import java.util.Set;

/**
 * The relations between the transitions of a system, as the user of this library declares them.
 * Transitions may be objects of any class. Each default is sound: no enabling set is known, and
 * every transition is visible.
 *
 * @param <T> the type of transitions, which needs {@code equals} and {@code hashCode}
 */
public interface Relations<T> {

  /**
   * Whether {@code second} depends on {@code first}: in some state in which both are enabled,
   * {@code first} disables {@code second}, or executing {@code first} and then {@code second} leads
   * to a state to which the other order does not lead. The relation need not be symmetric, and a
   * transition is never compared with itself. The answer true is always sound.
   */
  boolean isDependent(T first, T second);

  /**
   * Whether {@code first} can enable {@code second}: in some state in which {@code second} is
   * disabled, {@code first} leads to a state in which {@code second} is enabled. The answer true is
   * always sound.
   */
  boolean canEnable(T first, T second);

  /**
   * Sets of transitions such that at least one member of each set must be executed before {@code
   * transition} can be enabled. An {@link EnablingCondition} tells whether a set is still valid in
   * a given state. An empty list is always sound.
   */
  default List<Set<T>> necessaryEnablingSets(T transition) {
    return List.of();
  }

  /** Whether executing {@code transition} can change the truth of a checked property. */
  default boolean isVisible(T transition) {
    return true;
  }
}
