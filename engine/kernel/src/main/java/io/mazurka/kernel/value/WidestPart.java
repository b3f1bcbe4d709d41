package io.mazurka.kernel.value;

import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The component of records that has the most different values. If there are very many records, this
 * component is probably the one that grows.
 *
 * @param name the name of the component
 * @param values how many different values it has
 */
public record WidestPart(String name, int values) {

  /**
   * The widest component of {@code records}; empty if they are not all records of one type with
   * components.
   */
  public static Optional<WidestPart> of(Collection<?> records) {
    WidestPart widest = null;
    Class<?> type = null;
    for (Object value : records) {
      if (!(value instanceof Record) || (type != null && type != value.getClass())) {
        return Optional.empty();
      }
      type = value.getClass();
    }
    if (type == null) {
      return Optional.empty();
    }
    RecordType parts = RecordType.of(type.asSubclass(Record.class));
    for (int part = 0; part < parts.size(); part++) {
      Set<@Nullable Object> distinct = new HashSet<>();
      for (Object value : records) {
        distinct.add(parts.get(part, (Record) value));
      }
      if (widest == null || distinct.size() > widest.values()) {
        widest = new WidestPart(parts.name(part), distinct.size());
      }
    }
    return Optional.ofNullable(widest);
  }
}
