package io.mazurka.protocols.engine.decomposition;

import io.mazurka.kernel.value.ValueParts;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The local states of a role, taken apart into fields that they all have. A field that is a record,
 * a list or a map in every local state, with the same parts, is taken apart again.
 */
public final class LocalFields {

  private final List<Field> fields;

  /** By local state, for each field the number of its value. */
  private final Map<Integer, int[]> numbers = new HashMap<>();

  /** A field: its name and, by local state, its value. */
  private record Field(String name, Map<Integer, @Nullable Object> values) {

    /** The fields of which this one is made; this one if it cannot be taken apart. */
    List<Field> parts() {
      Map<String, Field> parts = new LinkedHashMap<>();
      Set<String> names = null;
      Class<?> type = null;
      for (Map.Entry<Integer, @Nullable Object> entry : values.entrySet()) {
        Object value = entry.getValue();
        Map<String, @Nullable Object> own = ValueParts.of(value);
        boolean isRecord = value instanceof Record;
        Class<?> kind = value == null || !isRecord ? Object.class : value.getClass();
        if (own.isEmpty()
            || (names != null && !names.equals(own.keySet()))
            || (type != null && type != kind)) {
          return List.of(this);
        }
        names = own.keySet();
        type = kind;
        own.forEach(
            (part, content) ->
                parts
                    .computeIfAbsent(part, fresh -> new Field(path(fresh), new LinkedHashMap<>()))
                    .values()
                    .put(entry.getKey(), content));
      }
      return List.copyOf(parts.values());
    }

    private String path(String part) {
      return name.isEmpty() ? part : name + "." + part;
    }
  }

  /**
   * @param locals the local states, by number
   */
  LocalFields(Map<Integer, Object> locals) {
    List<Field> found = List.of(new Field("", new LinkedHashMap<>(locals)));
    boolean finer = true;
    while (finer) {
      List<Field> parts = found.stream().flatMap(field -> field.parts().stream()).toList();
      finer = !parts.stream().map(Field::name).toList().equals(names(found));
      found = parts;
    }
    this.fields = found;
    locals.keySet().forEach(local -> numbers.put(local, new int[fields.size()]));
    for (int field = 0; field < fields.size(); field++) {
      Map<@Nullable Object, Integer> known = new HashMap<>();
      for (Map.Entry<Integer, @Nullable Object> entry : fields.get(field).values().entrySet()) {
        known.putIfAbsent(entry.getValue(), known.size());
        row(entry.getKey())[field] = Objects.requireNonNull(known.get(entry.getValue()));
      }
    }
  }

  private static List<String> names(List<Field> fields) {
    return fields.stream().map(Field::name).collect(Collectors.toCollection(ArrayList::new));
  }

  private int[] row(int local) {
    return Objects.requireNonNull(numbers.get(local));
  }

  public int size() {
    return fields.size();
  }

  /** The name of a field, with the fields that it is in: {@code acceptor.promised}. */
  public String name(int field) {
    return fields.get(field).name();
  }

  /** The value of a field in a local state. */
  public @Nullable Object value(int field, int local) {
    return fields.get(field).values().get(local);
  }

  /** The number of this value among those of the field. */
  public int number(int field, int local) {
    return row(local)[field];
  }

  /** The numbers of the values of some fields. */
  List<Integer> numbers(List<Integer> some, int local) {
    int[] row = row(local);
    List<Integer> values = new ArrayList<>(some.size());
    some.forEach(field -> values.add(row[field]));
    return values;
  }

  /** The fields that have several values in some process. */
  List<Integer> changing(List<LocalGraph> graphs) {
    return IntStream.range(0, size())
        .filter(
            field ->
                graphs.stream()
                    .anyMatch(
                        graph ->
                            graph.locals().stream()
                                    .mapToInt(local -> number(field, local))
                                    .distinct()
                                    .count()
                                > 1))
        .boxed()
        .toList();
  }

  /** In how many records, one inside the other, two fields are together. */
  int nesting(int one, int other) {
    List<String> names = List.of(name(one).split("\\."));
    List<String> others = List.of(name(other).split("\\."));
    int depth = 0;
    while (depth < Math.min(names.size(), others.size())
        && names.get(depth).equals(others.get(depth))) {
      depth++;
    }
    return depth;
  }
}
