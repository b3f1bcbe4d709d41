package io.mazurka.kernel.value;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** How values read in traces and messages: {@code Promise(1, 0, 0)}, {@code phase=IDLE}. */
public final class ValueText {

  private ValueText() {}

  /** A local state: its parts by name, without the name of its type. */
  public static String state(@Nullable Object value) {
    if (!(value instanceof Record state)) {
      return of(value);
    }
    RecordType type = RecordType.of(state);
    if (type.size() == 0) {
      return state.getClass().getSimpleName();
    }
    StringJoiner text = new StringJoiner(", ");
    for (int part = 0; part < type.size(); part++) {
      text.add(part(type, part, state));
    }
    return text.toString();
  }

  /**
   * The parts of {@code state} that differ from {@code other}; all of it if they are no records.
   */
  public static String difference(Object state, Object other) {
    if (!(state instanceof Record one) || state.getClass() != other.getClass()) {
      return state(state);
    }
    StringJoiner text = new StringJoiner(", ");
    RecordType type = RecordType.of(one);
    for (int part = 0; part < type.size(); part++) {
      if (!Objects.equals(type.get(part, one), type.get(part, (Record) other))) {
        text.add(part(type, part, one));
      }
    }
    return text.toString();
  }

  private static String part(RecordType type, int part, Record state) {
    return type.name(part) + "=" + of(type.get(part, state));
  }

  /** Any value. */
  public static String of(@Nullable Object value) {
    if (value instanceof Record message) {
      StringJoiner text = new StringJoiner(", ", message.getClass().getSimpleName() + "(", ")");
      RecordType type = RecordType.of(message);
      for (int part = 0; part < type.size(); part++) {
        text.add(of(type.get(part, message)));
      }
      return text.toString();
    }
    if (value instanceof Optional<?> optional) {
      return optional.map(ValueText::of).orElse("none");
    }
    if (value instanceof List<?> list) {
      return list.stream().map(ValueText::of).collect(Collectors.joining(", ", "[", "]"));
    }
    if (value instanceof Set<?> set) {
      return set.stream().map(ValueText::of).sorted().collect(Collectors.joining(", ", "{", "}"));
    }
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(entry -> of(entry.getKey()) + ": " + of(entry.getValue()))
          .sorted()
          .collect(Collectors.joining(", ", "{", "}"));
    }
    return String.valueOf(value);
  }
}
