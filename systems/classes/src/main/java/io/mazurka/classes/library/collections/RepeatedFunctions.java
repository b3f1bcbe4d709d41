package io.mazurka.classes.library.collections;

import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Operations of maps without locks that read a value, compute a new one, and replace the old one.
 * If another thread has changed the value meanwhile, they begin again, and call the function again.
 */
@SuppressWarnings({"rawtypes", "unchecked"}) // generated classes call these by their raw types
public final class RepeatedFunctions {

  private RepeatedFunctions() {}

  public static @Nullable Object computeIfAbsent(
      ConcurrentSkipListMap map, Object key, Function function) {
    Objects.requireNonNull(function);
    Object value = map.get(key);
    Object made = value == null ? function.apply(key) : null;
    if (made == null) {
      return value;
    }
    Object other = map.putIfAbsent(key, made);
    return other == null ? made : other;
  }

  public static @Nullable Object computeIfPresent(
      ConcurrentSkipListMap map, Object key, BiFunction function) {
    Objects.requireNonNull(function);
    for (Object value = map.get(key); value != null; value = map.get(key)) {
      Object next = function.apply(key, value);
      if (next == null ? map.remove(key, value) : map.replace(key, value, next)) {
        return next;
      }
    }
    return null;
  }

  public static @Nullable Object compute(
      ConcurrentSkipListMap map, Object key, BiFunction function) {
    Objects.requireNonNull(function);
    while (true) {
      Object value = map.get(key);
      Object next = function.apply(key, value);
      if (value == null && next == null) {
        return null;
      }
      if (exchange(map, key, value, next)) {
        return next;
      }
    }
  }

  public static @Nullable Object merge(
      ConcurrentSkipListMap map, Object key, Object other, BiFunction function) {
    Objects.requireNonNull(function);
    Objects.requireNonNull(other);
    while (true) {
      Object value = map.get(key);
      Object next = value == null ? other : function.apply(value, other);
      if (exchange(map, key, value, next)) {
        return next;
      }
    }
  }

  private static boolean exchange(
      ConcurrentSkipListMap map, Object key, @Nullable Object before, @Nullable Object after) {
    if (before == null) {
      return map.putIfAbsent(key, after) == null;
    }
    return after == null ? map.remove(key, before) : map.replace(key, before, after);
  }

  public static Map.@Nullable Entry pollFirstEntry(ConcurrentSkipListMap map) {
    return poll(map, true);
  }

  public static Map.@Nullable Entry pollLastEntry(ConcurrentSkipListMap map) {
    return poll(map, false);
  }

  private static Map.@Nullable Entry poll(ConcurrentNavigableMap map, boolean first) {
    while (true) {
      Map.Entry entry = first ? map.firstEntry() : map.lastEntry();
      if (entry == null || map.remove(entry.getKey(), entry.getValue())) {
        return entry;
      }
    }
  }

  public static @Nullable Object pollFirst(ConcurrentSkipListSet set) {
    return poll(set, true);
  }

  public static @Nullable Object pollLast(ConcurrentSkipListSet set) {
    return poll(set, false);
  }

  private static @Nullable Object poll(ConcurrentSkipListSet set, boolean first) {
    while (true) {
      Object found =
          Steps.read(
              set,
              first ? "first" : "last",
              () -> {
                Object end = set.isEmpty() ? null : first ? set.first() : set.last();
                Shown.ELEMENTS.find(set, end);
                return end;
              });
      if (found == null || set.remove(found)) {
        return found;
      }
    }
  }
}
