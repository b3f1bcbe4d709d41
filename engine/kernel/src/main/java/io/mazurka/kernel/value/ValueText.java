package io.mazurka.kernel.value;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Writes values as text for traces and messages: {@code Promise(number=1, accepted=0)}, {@code
 * Vote(1)}, {@code phase=IDLE}. If a record has only one component, its name is left out. Sets and
 * maps are written in a fixed order. A record whose type has a {@code toString} of its own is
 * written by it. Every text is one line.
 */
public final class ValueText {

  /** The most characters of a component in brief texts. */
  private static final int LONGEST = 60;

  private ValueText() {}

  /** A local state as text: its components by name, without the name of its type. */
  public static String state(@Nullable Object value) {
    if (!(value instanceof Record state)) {
      return of(value);
    }
    RecordType type = RecordType.of(state);
    Optional<String> own = type.ownText(state);
    if (own.isPresent() || type.size() == 0) {
      return own.map(ValueText::oneLine).orElse(state.getClass().getSimpleName());
    }
    StringJoiner text = new StringJoiner(", ");
    for (int part = 0; part < type.size(); part++) {
      text.add(part(type, part, state));
    }
    return text.toString();
  }

  /**
   * The components of a local state by name; a state without components is its own only component,
   * with an empty name.
   */
  public static Map<String, String> parts(@Nullable Object value) {
    Map<String, String> parts = new LinkedHashMap<>();
    if (value instanceof Record state && RecordType.of(state).size() > 0) {
      RecordType type = RecordType.of(state);
      for (int part = 0; part < type.size(); part++) {
        parts.put(type.name(part), of(type.get(part, state)));
      }
    } else {
      parts.put("", state(value));
    }
    return parts;
  }

  /**
   * The components of {@code state} that differ from {@code other}; the whole state if they are not
   * records of one type.
   */
  public static String difference(Object state, Object other) {
    if (!(state instanceof Record one) || state.getClass() != other.getClass()) {
      return state(state);
    }
    RecordType type = RecordType.of(one);
    if (type.ownText(one).isPresent()) {
      return state(state);
    }
    StringJoiner text = new StringJoiner(", ");
    for (int part = 0; part < type.size(); part++) {
      if (!Objects.equals(type.get(part, one), type.get(part, (Record) other))) {
        text.add(part(type, part, one));
      }
    }
    return text.toString();
  }

  /** Like {@link #state}, with very long components cut short. */
  public static String brief(@Nullable Object value) {
    if (!(value instanceof Record state)
        || RecordType.of(state).size() == 0
        || RecordType.of(state).ownText(state).isPresent()) {
      return shortened(state(value));
    }
    StringJoiner text = new StringJoiner(", ");
    RecordType type = RecordType.of(state);
    for (int part = 0; part < type.size(); part++) {
      text.add(type.name(part) + "=" + shortened(of(type.get(part, state))));
    }
    return text.toString();
  }

  private static String shortened(String text) {
    if (text.length() <= LONGEST) {
      return text;
    }
    int space = text.lastIndexOf(' ', LONGEST - 4);
    return text.substring(0, space > LONGEST / 2 ? space : LONGEST - 4) + " ...";
  }

  /**
   * A value as its own {@code toString} writes it, except that sets and maps are written in a fixed
   * order.
   */
  public static String plain(@Nullable Object value) {
    boolean holdsOthers = value instanceof Collection<?> || value instanceof Map<?, ?>;
    return holdsOthers ? of(value) : String.valueOf(value);
  }

  private static String part(RecordType type, int part, Record state) {
    return type.name(part) + "=" + of(type.get(part, state));
  }

  /** Any value as text. */
  public static String of(@Nullable Object value) {
    if (value instanceof Record message) {
      Optional<String> own = RecordType.of(message).ownText(message);
      if (own.isPresent()) {
        return oneLine(own.get());
      }
      StringJoiner text = new StringJoiner(", ", message.getClass().getSimpleName() + "(", ")");
      RecordType type = RecordType.of(message);
      for (int part = 0; part < type.size(); part++) {
        text.add(type.size() == 1 ? of(type.get(part, message)) : part(type, part, message));
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
    return oneLine(String.valueOf(value));
  }

  /**
   * A text in which line breaks and other control characters are written out, such as {@code \\n}.
   */
  public static String oneLine(String text) {
    if (text.chars().noneMatch(Character::isISOControl)) {
      return text;
    }
    StringBuilder line = new StringBuilder();
    for (int at = 0; at < text.length(); at++) {
      char sign = text.charAt(at);
      switch (sign) {
        case '\n' -> line.append("\\n");
        case '\r' -> line.append("\\r");
        case '\t' -> line.append("\\t");
        default ->
            line.append(Character.isISOControl(sign) ? "\\u%04x".formatted((int) sign) : sign);
      }
    }
    return line.toString();
  }
}
