package io.mazurka.kernel.value;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Takes values apart: a record into its components, a list into its elements, a map whose keys are
 * no identities into its entries. Only one level; parts may have parts again.
 */
public final class ValueParts {

  private ValueParts() {}

  /** The parts of a value by name, in order; empty if it cannot be taken apart. */
  public static Map<String, @Nullable Object> of(@Nullable Object value) {
    Map<String, @Nullable Object> parts = new LinkedHashMap<>();
    if (value instanceof Record whole) {
      RecordType type = RecordType.of(whole);
      for (int part = 0; part < type.size(); part++) {
        parts.put(type.name(part), type.get(part, whole));
      }
    } else if (value instanceof List<?> list) {
      for (int index = 0; index < list.size(); index++) {
        parts.put(String.valueOf(index + 1), list.get(index));
      }
    } else if (value instanceof Map<?, ?> map
        && map.keySet().stream().allMatch(ValueParts::isPlain)) {
      map.entrySet().stream()
          .sorted(Comparator.comparing(entry -> String.valueOf(entry.getKey())))
          .forEach(entry -> parts.put(String.valueOf(entry.getKey()), entry.getValue()));
    }
    return parts;
  }

  private static boolean isPlain(@Nullable Object key) {
    return key instanceof String || key instanceof Number || key instanceof Enum<?>;
  }
}
