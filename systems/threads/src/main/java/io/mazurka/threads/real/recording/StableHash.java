package io.mazurka.threads.real.recording;

import io.mazurka.threads.operations.Done;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A hash of a value that is the same in every run of a program. Objects of classes that are not
 * listed here may be new in each run and equal to no other object, so all of them have the same
 * hash.
 */
final class StableHash {

  private static final int UNKNOWN = 1;

  private StableHash() {}

  /** Whether a value is immutable and has a hash code that depends only on its content. */
  static boolean isPlain(@Nullable Object value) {
    if (value instanceof Number) {
      String type = value.getClass().getName();
      return type.startsWith("java.lang.") || type.startsWith("java.math.");
    }
    return value instanceof String || value instanceof Boolean || value instanceof Character;
  }

  static int of(@Nullable Object value) {
    if (value == Done.DONE) {
      return UNKNOWN;
    } else if (value != null && isPlain(value)) {
      return value.hashCode();
    } else if (value instanceof Enum<?> constant) {
      return constant.name().hashCode();
    } else if (value instanceof List<?> list) {
      return list.stream()
          .mapToInt(StableHash::of)
          .reduce(list.size(), (all, one) -> 31 * all + one);
    } else if (value instanceof Set<?> set) {
      return sum(set);
    } else if (value instanceof Map<?, ?> map) {
      return sum(map.keySet()) + 31 * sum(map.values());
    } else if (value instanceof Optional<?> optional) {
      return 31 * optional.map(StableHash::of).orElse(0);
    }
    return UNKNOWN;
  }

  private static int sum(Collection<?> values) {
    return values.stream().mapToInt(StableHash::of).sum() + values.size();
  }
}
