package io.mazurka.classes.library.collections;

import io.mazurka.classes.calls.WatchCalls;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Operations that compute a value of a map by a function and lock the key. Meanwhile no other
 * thread changes the key; other threads may compute values for other keys, and readers do not wait.
 */
@SuppressWarnings({"rawtypes", "unchecked"}) // generated classes call these by their raw types
public final class LockedFunctions {

  private LockedFunctions() {}

  /** Computes the new value of a key from the old one. */
  private interface Computation {
    @Nullable Object from(@Nullable Object value);
  }

  public static @Nullable Object computeIfAbsent(
      ConcurrentHashMap map, Object key, Function function) {
    Objects.requireNonNull(function);
    Object there = map.get(key);
    return there != null
        ? there
        : update(map, key, "computeIfAbsent", value -> value == null ? function.apply(key) : value);
  }

  public static @Nullable Object computeIfPresent(
      ConcurrentHashMap map, Object key, BiFunction function) {
    Objects.requireNonNull(function);
    return update(
        map, key, "computeIfPresent", value -> value == null ? null : function.apply(key, value));
  }

  public static @Nullable Object compute(ConcurrentHashMap map, Object key, BiFunction function) {
    Objects.requireNonNull(function);
    return update(map, key, "compute", value -> function.apply(key, value));
  }

  public static @Nullable Object merge(
      ConcurrentHashMap map, Object key, Object other, BiFunction function) {
    Objects.requireNonNull(function);
    Objects.requireNonNull(other);
    return update(map, key, "merge", value -> value == null ? other : function.apply(value, other));
  }

  private static @Nullable Object update(
      ConcurrentHashMap map, Object key, String method, Computation computation) {
    WatchCalls.lock(map, key, method);
    Object before = WatchCalls.within(map, () -> map.get(key));
    Object after;
    try {
      after = computation.from(before);
    } catch (RuntimeException | Error e) {
      WatchCalls.settle(map, key, method);
      throw e;
    }
    WatchCalls.settle(map, key, method);
    WatchCalls.within(map, () -> after == null ? map.remove(key) : map.put(key, after));
    return after;
  }
}
