package io.mazurka.protocols.roles;

import io.mazurka.protocols.clocks.TimedState;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A named part of the local state of a role. Steps declare which variables they read and write, and
 * properties which ones they read. Made by {@link Role#variable}.
 */
public final class LocalVariable {

  private final Role<?> role;
  private final String name;
  private final Function<Object, Object> value;

  LocalVariable(Role<?> role, String name, Function<Object, Object> value) {
    this.role = role;
    this.name = name;
    this.value = value;
  }

  /** The role whose processes have this variable. */
  public Role<?> role() {
    return role;
  }

  /** The value of this variable in a local state. */
  public @Nullable Object of(Object state) {
    return value.apply(TimedState.bare(state));
  }

  /** Whether the value of this variable differs between two local states. */
  boolean differs(Object before, Object after) {
    return !Objects.equals(of(before), of(after));
  }

  /**
   * Whether the value of this variable in {@code after} is at least its value in {@code before}.
   */
  boolean grows(Object before, Object after) {
    return isAtLeast(of(after), of(before));
  }

  /**
   * Compares values that have an order, such as numbers and enums; sets and maps are compared by
   * inclusion.
   */
  @SuppressWarnings("unchecked")
  private static boolean isAtLeast(@Nullable Object large, @Nullable Object small) {
    if (large instanceof Collection<?> collection && small instanceof Collection<?> part) {
      return collection.containsAll(part);
    }
    if (large instanceof Map<?, ?> map && small instanceof Map<?, ?> part) {
      return map.entrySet().containsAll(part.entrySet());
    }
    return large instanceof Comparable<?> comparable
        && ((Comparable<Object>) comparable).compareTo(small) >= 0;
  }

  @Override
  public String toString() {
    return name;
  }
}
