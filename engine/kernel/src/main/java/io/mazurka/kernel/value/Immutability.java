package io.mazurka.kernel.value;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Whether a value can be seen to stay what it is for ever, by what it is made of. */
final class Immutability {

  /** What {@code List.of}, {@code Set.of}, {@code Map.of} and the like return. */
  private static final Set<Class<?>> COLLECTIONS =
      Set.of(
          List.of().getClass(),
          List.of(1).getClass(),
          Set.of().getClass(),
          Set.of(1).getClass(),
          Map.of().getClass(),
          Map.of(1, 1).getClass());

  private Immutability() {}

  /** False for a value that could change, and for some that could not. */
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

  /** Whether the collection or map itself, without what is in it, is seen to stay as it is. */
  static boolean isImmutable(Object collection) {
    return COLLECTIONS.contains(collection.getClass());
  }
}
