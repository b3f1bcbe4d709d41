package io.mazurka.kernel.value;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the numbers in a value: the numbers in its records, and the sizes of its lists. They show
 * which part of a model grows without end. A set has each value only once, so it can grow without
 * end only if numbers or lists in its elements grow; so those are reported, not the size of the
 * set. The same holds for the keys of a map.
 */
public final class NumberParts {

  /** The deepest nesting of records, sets and maps that is looked into. */
  private static final int DEEPEST = 3;

  private NumberParts() {}

  /** Receives a number with its name, such as {@code clock} or {@code last.time}. */
  public interface Listener {
    void number(String name, long number);
  }

  /** Reports all numbers in a value; a number has the same name in all values of a type. */
  public static void tell(Object value, Listener listener) {
    tell("", value, DEEPEST, listener);
  }

  private static void tell(String name, Object value, int depth, Listener listener) {
    if (value instanceof Integer
        || value instanceof Long
        || value instanceof Short
        || value instanceof Byte) {
      listener.number(name, ((Number) value).longValue());
    } else if (value instanceof Set<?> set && depth > 0) {
      set.forEach(element -> tell(name, element, depth - 1, listener));
    } else if (value instanceof Map<?, ?> map && depth > 0) {
      map.forEach(
          (key, held) -> {
            tell(name, key, depth - 1, listener);
            tell(name, held, depth - 1, listener);
          });
    } else if (value instanceof Collection<?> collection) {
      listener.number(sizeOf(name), collection.size());
    } else if (value instanceof Map<?, ?> map) {
      listener.number(sizeOf(name), map.size());
    } else if (value instanceof Optional<?> optional) {
      optional.ifPresent(present -> tell(name, present, depth, listener));
    } else if (value instanceof Record record && depth > 0) {
      RecordType parts = RecordType.of(record);
      for (int part = 0; part < parts.size(); part++) {
        Object inside = parts.get(part, record);
        if (inside != null) {
          String own = name.isEmpty() ? parts.name(part) : name + "." + parts.name(part);
          tell(own, inside, depth - 1, listener);
        }
      }
    }
  }

  private static String sizeOf(String name) {
    return name.isEmpty() ? "its size" : "the size of " + name;
  }
}
