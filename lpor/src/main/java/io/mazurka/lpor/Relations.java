package io.mazurka.lpor;

import java.util.List;
import java.util.Set;

/**
 * What a user of the library says about the transitions of a system, whatever their class. Each
 * default is sound: nothing is known to be necessary, and everything is visible.
 *
 * @param <T> transitions, which have {@code equals} and {@code hashCode}
 */
public interface Relations<T> {

  /**
   * Whether {@code second} is dependent on {@code first}: in some state where both are enabled,
   * {@code first} disables {@code second}, or executing first {@code first} and then {@code second}
   * leads to a state to which the other order does not. It need not be symmetric, and is not asked
   * of a transition and itself. To say yes is always sound.
   */
  boolean isDependent(T first, T second);

  /**
   * Whether {@code first} can enable {@code second}: in some state where {@code second} is disabled
   * {@code first} leads to a state where it is enabled. To say yes is always sound.
   */
  boolean canEnable(T first, T second);

  /**
   * Sets of transitions of which at least one must be executed before {@code transition} can be
   * enabled. Whether this is still so in a given state is the business of an {@link
   * EnablingCondition}. To know of none is always sound.
   */
  default List<Set<T>> necessaryEnablingSets(T transition) {
    return List.of();
  }

  /** Whether executing {@code transition} can change the truth of a checked property. */
  default boolean isVisible(T transition) {
    return true;
  }
}
