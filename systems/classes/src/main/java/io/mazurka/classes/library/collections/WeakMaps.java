package io.mazurka.classes.library.collections;

import io.mazurka.classes.calls.TextReads;
import io.mazurka.classes.calls.WatchCalls;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentNavigableMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Operations of concurrent maps that walk over many entries: each entry is read in a step of its
 * own.
 */
@SuppressWarnings({"rawtypes", "unchecked"}) // generated classes call these by their raw types
public final class WeakMaps {

  private WeakMaps() {}

  /** A view of a map; making the view is no event. */
  private static <T> T view(Class<T> type, Object map, Supplier<? extends T> made) {
    return view(type, map, made, Shown.ELEMENTS);
  }

  private static <T> T view(Class<T> type, Object map, Supplier<? extends T> made, Shown shown) {
    return WeakView.of(type, map, WatchCalls.within(map, made), shown);
  }

  public static Set entrySet(ConcurrentMap map) {
    return view(Set.class, map, map::entrySet, Shown.ENTRIES);
  }

  public static Collection values(ConcurrentMap map) {
    return view(Collection.class, map, map::values, Shown.VALUES);
  }

  public static Set keySet(ConcurrentHashMap map) {
    return view(Set.class, map, () -> ((Map) map).keySet());
  }

  /** The keys of a map; keys that are added get {@code value}. */
  public static Set keySet(ConcurrentHashMap map, Object value) {
    return view(Set.class, map, () -> map.keySet(value));
  }

  /** The keys of a new map that is used only as a set. */
  public static Set newKeySet(ConcurrentHashMap map) {
    return keySet(map, true);
  }

  public static NavigableSet keySet(ConcurrentNavigableMap map) {
    return view(NavigableSet.class, map, map::keySet);
  }

  public static NavigableSet navigableKeySet(ConcurrentNavigableMap map) {
    return view(NavigableSet.class, map, map::navigableKeySet);
  }

  public static NavigableSet descendingKeySet(ConcurrentNavigableMap map) {
    return view(NavigableSet.class, map, map::descendingKeySet);
  }

  public static ConcurrentNavigableMap descendingMap(ConcurrentNavigableMap map) {
    return view(ConcurrentNavigableMap.class, map, map::descendingMap);
  }

  public static ConcurrentNavigableMap subMap(
      ConcurrentNavigableMap map, Object from, boolean includingIt, Object to, boolean included) {
    return view(
        ConcurrentNavigableMap.class, map, () -> map.subMap(from, includingIt, to, included));
  }

  public static ConcurrentNavigableMap headMap(
      ConcurrentNavigableMap map, Object to, boolean included) {
    return view(ConcurrentNavigableMap.class, map, () -> map.headMap(to, included));
  }

  public static ConcurrentNavigableMap tailMap(
      ConcurrentNavigableMap map, Object from, boolean included) {
    return view(ConcurrentNavigableMap.class, map, () -> map.tailMap(from, included));
  }

  public static ConcurrentNavigableMap subMap(ConcurrentNavigableMap map, Object from, Object to) {
    return subMap(map, from, true, to, false);
  }

  public static ConcurrentNavigableMap headMap(ConcurrentNavigableMap map, Object to) {
    return headMap(map, to, false);
  }

  public static ConcurrentNavigableMap tailMap(ConcurrentNavigableMap map, Object from) {
    return tailMap(map, from, true);
  }

  public static Enumeration keys(ConcurrentHashMap map) {
    return new WeakIterator<>(
        map, Steps.read(map, "keys", () -> raw(map).keySet().iterator()), Shown.ELEMENTS);
  }

  public static Enumeration elements(ConcurrentHashMap map) {
    return new WeakIterator<>(
        map, Steps.read(map, "elements", () -> raw(map).values().iterator()), Shown.VALUES);
  }

  private static Map raw(Map map) {
    return map;
  }

  private static Iterator<Map.Entry<Object, Object>> entries(ConcurrentMap map) {
    return entrySet(map).iterator();
  }

  public static void forEach(ConcurrentMap map, BiConsumer action) {
    Objects.requireNonNull(action);
    entries(map).forEachRemaining(entry -> action.accept(entry.getKey(), entry.getValue()));
  }

  public static void putAll(ConcurrentMap map, Map added) {
    for (Map.Entry<Object, Object> entry : ((Map<Object, Object>) added).entrySet()) {
      map.put(entry.getKey(), entry.getValue());
    }
  }

  public static void clear(ConcurrentMap map) {
    entries(map).forEachRemaining(entry -> map.remove(entry.getKey()));
  }

  /** Replaces each entry; an entry that another thread has changed meanwhile is read again. */
  public static void replaceAll(ConcurrentMap map, BiFunction function) {
    Objects.requireNonNull(function);
    entries(map)
        .forEachRemaining(
            entry -> {
              Object key = entry.getKey();
              Object value = entry.getValue();
              while (value != null) {
                Object next = Objects.requireNonNull(function.apply(key, value));
                value = map.replace(key, value, next) ? null : map.get(key);
              }
            });
  }

  public static boolean containsValue(ConcurrentMap map, Object value) {
    Objects.requireNonNull(value);
    Iterator<Map.Entry<Object, Object>> entries = entries(map);
    while (entries.hasNext()) {
      if (value.equals(entries.next().getValue())) {
        return true;
      }
    }
    return false;
  }

  public static boolean contains(ConcurrentHashMap map, Object value) {
    return containsValue(map, value);
  }

  public static String toString(ConcurrentMap map) {
    Object seen = walk(map);
    TextReads.of(seen);
    return seen.toString();
  }

  public static int hashCode(ConcurrentMap map) {
    return walk(map).hashCode();
  }

  public static boolean equals(ConcurrentMap map, @Nullable Object other) {
    return map == other || (other instanceof Map<?, ?> && walk(map).equals(other));
  }

  /** The entries that one walk over a map has found. */
  private static Map<Object, Object> walk(ConcurrentMap map) {
    Map<Object, Object> found = new LinkedHashMap<>();
    entries(map).forEachRemaining(entry -> found.put(entry.getKey(), entry.getValue()));
    return found;
  }
}
