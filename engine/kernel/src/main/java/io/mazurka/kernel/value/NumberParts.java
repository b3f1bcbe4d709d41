package io.mazurka.kernel.value;

import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The numbers in a value: those in its records, and how much its lists hold. A set holds each value
 * once, so it grows without end only if numbers in its elements do, or lists: it is these that are
 * told. The same goes for the keys of a map.
 */
public final class NumberParts {

  /** Records, sets and maps inside of more of them than this are not looked into. */
  private static final int DEEPEST = 3;

  private NumberParts() {}

  /** Hears of a number and of its name, such as {@code clock} or {@code last.time}. */
  public interface Listener {
    void number(String name, long number);
  }

  /** Tells of all numbers in a value, each under the same name in all values of a type. */
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
