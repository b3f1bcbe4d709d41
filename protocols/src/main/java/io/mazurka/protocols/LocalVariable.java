package io.mazurka.protocols;

import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A named part of the local state of a role, so that steps can declare what they look at and what
 * they change. It is made by {@link Role#variable}.
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

  Role<?> role() {
    return role;
  }

  /** Its value in a local state. */
  @Nullable Object of(Object state) {
    return value.apply(state);
  }

  /** Whether it has another value in the second local state than in the first. */
  boolean differs(Object before, Object after) {
    return !Objects.equals(value.apply(before), value.apply(after));
  }

  /** Whether its value in the second local state is at least that in the first. */
  boolean grows(Object before, Object after) {
    return isAtLeast(value.apply(after), value.apply(before));
  }

  /** Numbers, enums and the like have an order; sets and maps are ordered by inclusion. */
  @SuppressWarnings("unchecked")
  private static boolean isAtLeast(Object large, Object small) {
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
