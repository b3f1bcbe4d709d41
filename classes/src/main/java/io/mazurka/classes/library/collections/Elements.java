package io.mazurka.classes.library.collections;

import io.mazurka.classes.runtime.WatchCalls;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * Tells which elements a call of a concurrent collection has placed or found, by the name of the
 * method, what was passed and what it has returned.
 */
public final class Elements {

  /** What tells nothing of any element, or hands out what will tell. */
  private static final Set<String> SILENT =
      Set.of("size", "isEmpty", "mappingCount", "comparator", "subList");

  /** How the names of methods begin that place what is passed to them. */
  private static final List<String> PLACING = List.of("add", "offer", "push", "set");

  /** How the names of methods begin that find another key than the one that is passed. */
  private static final List<String> NEIGHBOURS = List.of("lower", "floor", "ceiling", "higher");

  private Elements() {}

  /** Whether a method tells of elements. */
  public static boolean areToldBy(Method method) {
    return !SILENT.contains(method.getName());
  }

  /** Where the element or key is among the arguments of a method, or -1. */
  public static int passed(Method method) {
    return startsWith(NEIGHBOURS, method.getName()) || method.getName().equals("equals")
        ? -1
        : Arrays.asList(method.getParameterTypes()).indexOf(Object.class);
  }

  /** Whether a method returns an element, a key or an entry. */
  public static boolean isSingle(Method method) {
    Class<?> type = method.getReturnType();
    return type == Object.class || type == Map.Entry.class;
  }

  /**
   * A method has returned; where the call was one event, others learn of it, or the thread does of
   * others.
   *
   * @param passed the element or key that was passed, or null
   * @param single whether the result is an element, a key or an entry
   */
  public static void told(
      @Nullable Object result,
      Object collection,
      String method,
      @Nullable Object passed,
      boolean single) {
    boolean nothing = result == null || result.equals(false) || result.equals(-1);
    if (!WatchCalls.isTold(collection)) {
      return;
    } else if (passed != null && isKeyed(collection)) {
      key(collection, method, passed, nothing);
    } else if (passed != null && startsWith(PLACING, method)) {
      placed((Collection<?>) collection, passed, result);
    } else if (passed != null) {
      if (!nothing) {
        WatchCalls.tell((all, thread) -> all.findEqual(thread, collection, passed));
      }
    } else if (!single) {
      WatchCalls.tell((all, thread) -> all.findAll(thread, collection));
    } else if (result != null) {
      find(collection, isEntry(collection, result) ? ((Map.Entry<?, ?>) result).getKey() : result);
    }
  }

  private static boolean isKeyed(Object collection) {
    return collection instanceof Map<?, ?> || collection instanceof SortedSet<?>;
  }

  private static boolean isEntry(Object collection, Object result) {
    return collection instanceof Map<?, ?> && result instanceof Map.Entry<?, ?>;
  }

  private static boolean startsWith(List<String> names, String method) {
    return names.stream().anyMatch(method::startsWith);
  }

  /** What was found, or changed, is there for a key of a map or sorted set. */
  private static void key(Object collection, String method, Object key, boolean nothing) {
    boolean changed =
        switch (method) {
          case "put" -> true;
          case "putIfAbsent" -> nothing;
          case "add", "remove", "replace" -> !nothing;
          default -> false;
        };
    boolean found =
        switch (method) {
          case "putIfAbsent", "add" -> !changed;
          case "remove", "replace" -> false;
          case "getOrDefault" -> ((Map<?, ?>) collection).containsKey(key);
          default -> !nothing;
        };
    if (changed) {
      change(collection, key);
    } else if (found) {
      find(collection, key);
    }
  }

  private static void placed(Collection<?> collection, Object element, @Nullable Object result) {
    if (Boolean.FALSE.equals(result)) {
      WatchCalls.tell((all, thread) -> all.findEqual(thread, collection, element));
      return;
    }
    if (result != null && !(result instanceof Boolean)) {
      find(collection, result);
    }
    long count = collection.stream().filter(one -> one == element).count();
    WatchCalls.tell((all, thread) -> all.place(thread, collection, element, count == 1));
  }

  /** The thread has found what was placed with this key, or this element. */
  static void find(Object collection, Object element) {
    WatchCalls.tell((all, thread) -> all.find(thread, collection, element));
  }

  /** The thread has changed what is there for a key. */
  static void change(Object collection, Object key) {
    WatchCalls.tell((all, thread) -> all.change(thread, collection, key));
  }

  /** The thread has found a value of a map, whatever its key is. */
  static void findValue(Map<?, ?> map, Object value) {
    List<?> keys =
        map.entrySet().stream()
            .filter(entry -> entry.getValue() == value)
            .map(Map.Entry::getKey)
            .toList();
    keys.forEach(key -> find(map, key));
    if (keys.isEmpty()) {
      // it was found before somebody has removed it
      WatchCalls.tell((all, thread) -> all.findAll(thread, map));
    }
  }
}
