package io.mazurka.kernel.value;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Finds out whether a value is certainly immutable, from the types that it consists of. */
final class Immutability {

  /**
   * The classes of the collections that {@code List.of}, {@code Set.of}, {@code Map.of} and similar
   * methods return.
   */
  private static final Set<Class<?>> COLLECTIONS =
      Set.of(
          List.of().getClass(),
          List.of(1).getClass(),
          Set.of().getClass(),
          Set.of(1).getClass(),
          Map.of().getClass(),
          Map.of(1, 1).getClass());

  private Immutability() {}

  /**
   * Whether the value is certainly immutable; false for all mutable values and for some immutable
   * ones.
   */
  static boolean isEvident(@Nullable Object value) {
    if (value instanceof Record whole) {
      RecordType type = RecordType.of(whole);
      return type.isOpen()
          && IntStream.range(0, type.size()).allMatch(part -> isEvident(type.kept(part, whole)));
    } else if (value instanceof Optional<?> optional) {
      return isEvident(optional.orElse(null));
    } else if (value instanceof Collection<?> collection) {
      return isImmutable(collection) && collection.stream().allMatch(Immutability::isEvident);
    } else if (value instanceof Map<?, ?> map) {
      return isImmutable(map)
          && map.keySet().stream().allMatch(Immutability::isEvident)
          && map.values().stream().allMatch(Immutability::isEvident);
    }
    return true;
  }

  /** Whether the collection or map itself is certainly immutable, apart from its elements. */
  static boolean isImmutable(Object collection) {
    return COLLECTIONS.contains(collection.getClass());
  }
}
