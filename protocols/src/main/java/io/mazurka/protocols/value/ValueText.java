package io.mazurka.protocols.value;

import java.lang.reflect.RecordComponent;
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
    RecordComponent[] components = Records.components(state.getClass());
    if (components.length == 0) {
      return state.getClass().getSimpleName();
    }
    StringJoiner text = new StringJoiner(", ");
    for (RecordComponent component : components) {
      text.add(part(component, state));
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
    for (RecordComponent component : Records.components(one.getClass())) {
      if (!Objects.equals(Records.get(component, one), Records.get(component, (Record) other))) {
        text.add(part(component, one));
      }
    }
    return text.toString();
  }

  private static String part(RecordComponent component, Record state) {
    return component.getName() + "=" + of(Records.get(component, state));
  }

  /** Any value. */
  public static String of(@Nullable Object value) {
    if (value instanceof Record message) {
      StringJoiner text = new StringJoiner(", ", message.getClass().getSimpleName() + "(", ")");
      for (RecordComponent component : Records.components(message.getClass())) {
        text.add(of(Records.get(component, message)));
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
