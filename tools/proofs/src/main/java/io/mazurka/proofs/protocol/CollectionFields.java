package io.mazurka.proofs.protocol;

import io.mazurka.kernel.value.ValueText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Divides a part of a value that is a set or a map: one field for each element that may be in the
 * set, or for each key. Lemmas can then speak of a single element or key.
 */
final class CollectionFields {

  /** A set or map with more elements or keys stays one field. */
  private static final int MOST = 40;

  private CollectionFields() {}

  /** The fields of a part of some values: several if it is a set or a map, else one. */
  static List<ValueField> of(
      String name, Function<Object, Object> reader, Collection<Object> values) {
    List<Object> parts = values.stream().map(reader).distinct().toList();
    boolean sets = parts.stream().allMatch(Set.class::isInstance);
    boolean maps = parts.stream().allMatch(Map.class::isInstance);
    List<Object> keys =
        parts.stream()
            .filter(part -> sets || maps)
            .flatMap(CollectionFields::keys)
            .distinct()
            .sorted(Comparator.comparing(ValueText::of))
            .toList();
    List<String> texts = keys.stream().map(ValueText::of).distinct().toList();
    if (keys.isEmpty() || keys.size() > MOST || texts.size() < keys.size()) {
      return List.of(ValueField.of(name, reader, values));
    }
    List<ValueField> fields = new ArrayList<>();
    for (Object key : keys) {
      String part = "%s of %s".formatted(name, text(key));
      fields.add(
          sets
              ? ValueField.of(part, value -> ((Set<?>) reader.apply(value)).contains(key), values)
              : ofKey(part, value -> (Map<?, ?>) reader.apply(value), key, values));
    }
    return fields;
  }

  private static Stream<Object> keys(Object part) {
    Collection<?> all = part instanceof Map<?, ?> map ? map.keySet() : (Set<?>) part;
    return all.stream().map(key -> (Object) key);
  }

  /** Brackets would stand for indices. */
  private static String text(Object key) {
    return ValueText.of(key).replace('[', '(').replace(']', ')');
  }

  private static ValueField ofKey(
      String name, Function<Object, Map<?, ?>> map, Object key, Collection<Object> values) {
    boolean always = values.stream().allMatch(value -> map.apply(value).containsKey(key));
    return ValueField.of(
        name,
        value -> {
          Optional<Object> found = Optional.ofNullable(map.apply(value).get(key));
          return always ? found.orElse("null") : found;
        },
        values);
  }
}
