package io.mazurka.catalogue.saved;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes maps, lists, texts, numbers and nulls as JSON, with each field of a map on a line of its
 * own.
 */
final class JsonText {

  private final StringBuilder text = new StringBuilder();

  private JsonText() {}

  static String of(Map<String, ?> fields) {
    JsonText json = new JsonText();
    json.object(fields, "\n");
    return json.text.append('\n').toString();
  }

  private void value(@Nullable Object value, String line) {
    if (value instanceof Map<?, ?> fields) {
      object(fields, line);
    } else if (value instanceof List<?> list) {
      array(list, line);
    } else if (value instanceof String string) {
      string(string);
    } else {
      text.append(value);
    }
  }

  private void object(Map<?, ?> fields, String line) {
    String separator = "{";
    for (Map.Entry<?, ?> field : fields.entrySet()) {
      text.append(separator).append(line).append("  ");
      string(String.valueOf(field.getKey()));
      text.append(" : ");
      value(field.getValue(), line + "  ");
      separator = ",";
    }
    text.append(fields.isEmpty() ? "{ }" : line + "}");
  }

  private void array(List<?> values, String line) {
    String separator = "[ ";
    for (Object value : values) {
      text.append(separator);
      value(value, line);
      separator = ", ";
    }
    text.append(values.isEmpty() ? "[ ]" : " ]");
  }

  private void string(String string) {
    text.append('"');
    for (int at = 0; at < string.length(); at++) {
      char character = string.charAt(at);
      if (character == '"' || character == '\\') {
        text.append('\\').append(character);
      } else if (character < ' ' || Character.isSurrogate(character)) {
        text.append("\\u%04x".formatted((int) character));
      } else {
        text.append(character);
      }
    }
    text.append('"');
  }
}
