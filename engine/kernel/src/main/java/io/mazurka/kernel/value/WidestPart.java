package io.mazurka.kernel.value;

import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The part of records that takes more values than any other: what grows where there are many.
 *
 * @param name the name of the part
 * @param values how many values it takes
 */
public record WidestPart(String name, int values) {

  /** That of {@code records}; empty if they are not all records of one type with parts. */
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
