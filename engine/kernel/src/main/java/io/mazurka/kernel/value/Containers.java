package io.mazurka.kernel.value;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes collections of the types that components of records are declared with. Canonical bytes do
 * not tell a tree set from a hash set, because the two are equal; the declared type of the
 * component may.
 */
final class Containers {

  private Containers() {}

  /**
   * An equal value that a component of this type can hold; the value itself if none can be made.
   */
  static @Nullable Object fit(Class<?> declared, @Nullable Object value) {
    if (value == null || declared.isInstance(value)) {
      return value;
    } else if (value instanceof List<?> list) {
      return first(declared, list, Stream.of(ArrayList::new));
    } else if (value instanceof Set<?> set) {
      return first(declared, set, Stream.of(LinkedHashSet::new, TreeSet::new));
    } else if (value instanceof Map<?, ?> map) {
      return first(declared, map, Stream.of(LinkedHashMap::new, TreeMap::new));
    }
    return value;
  }

  private static <C> Object first(Class<?> declared, C value, Stream<Function<C, Object>> makers) {
    return makers
        .map(maker -> maker.apply(value))
        .filter(declared::isInstance)
        .findFirst()
        .orElse(value);
  }
}
