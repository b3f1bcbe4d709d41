package io.mazurka.classes.library.collections;

import io.mazurka.classes.calls.WatchCalls;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which elements a call of a concurrent collection has placed or found, from the name of
 * the method, its arguments and its result.
 */
public final class Elements {

  /** Methods that place or find no element, or return a view that reports its own accesses. */
  private static final Set<String> SILENT =
      Set.of("size", "isEmpty", "mappingCount", "comparator", "subList");

  /** Prefixes of the names of methods that place their argument. */
  private static final List<String> PLACING = List.of("add", "offer", "push", "set");

  /** Prefixes of the names of methods that find another key than their argument. */
  private static final List<String> NEIGHBOURS = List.of("lower", "floor", "ceiling", "higher");

  private Elements() {}

  /** Whether a method places or finds elements. */
  public static boolean areToldBy(Method method) {
    return !SILENT.contains(method.getName());
  }

  /** The index of the argument that is an element or key, or -1. */
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
   * A method has returned. If the call was an event, its elements order the thread with other
   * threads.
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

  /** A key of a map or sorted set was found or changed. */
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

  /** The thread has found an element, or the value of a key. */
  static void find(Object collection, Object element) {
    WatchCalls.tell((all, thread) -> all.find(thread, collection, element));
  }

  /** The thread has changed the value of a key. */
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
      // another thread has removed the value since it was found
      WatchCalls.tell((all, thread) -> all.findAll(thread, map));
    }
  }
}
