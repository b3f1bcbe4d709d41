package io.mazurka.classes.library.collections;

import io.mazurka.classes.calls.WatchCalls;
import java.util.Map;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** The items that a view of a concurrent collection, or an iterator over it, shows. */
enum Shown {
  /** Elements of a collection, or keys of a map. */
  ELEMENTS,
  ENTRIES,
  VALUES;

  /** The items that the result of a method shows. */
  static Shown by(String method, Shown otherwise) {
    return switch (method) {
      case "entrySet" -> ENTRIES;
      case "values", "elements" -> VALUES;
      case "keySet", "keys", "navigableKeySet", "descendingKeySet" -> ELEMENTS;
      default -> otherwise;
    };
  }

  /** The thread has found an item in an operation that is an event. */
  void find(Object collection, @Nullable Object one) {
    if (one != null && WatchCalls.isTold(collection)) {
      if (this == VALUES) {
        Elements.findValue((Map<?, ?>) collection, one);
      } else {
        Elements.find(collection, element(one));
      }
    }
  }

  /** The thread has removed an item in an operation that is an event. */
  void change(Object collection, Object one) {
    boolean keyed = collection instanceof Map<?, ?> || collection instanceof SortedSet<?>;
    if (keyed && this != VALUES && WatchCalls.isTold(collection)) {
      Elements.change(collection, element(one));
    }
  }

  /** The element, or the key, of an item. */
  Object element(Object one) {
    return this == ENTRIES && one instanceof Map.Entry<?, ?> entry ? entry.getKey() : one;
  }
}
