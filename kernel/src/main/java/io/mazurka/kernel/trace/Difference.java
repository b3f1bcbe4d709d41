package io.mazurka.kernel.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * What is new in a component: of a text in the form of a record, {@code Name[field=value, ...]},
 * only the fields that changed; of any other text, all of it.
 */
final class Difference {

  private Difference() {}

  static String of(String before, String after) {
    List<String> old = fields(before);
    List<String> now = fields(after);
    if (old.isEmpty() || old.size() != now.size()) {
      return after;
    }
    List<String> changed = new ArrayList<>();
    for (int index = 0; index < now.size(); index++) {
      if (!key(old.get(index)).equals(key(now.get(index)))) {
        return after;
      }
      if (!old.get(index).equals(now.get(index))) {
        changed.add(now.get(index));
      }
    }
    return changed.isEmpty() ? after : String.join(", ", changed);
  }

  /** The name and the fields of a record, the name as {@code Name=}; empty if it is none. */
  private static List<String> fields(String text) {
    int open = text.indexOf('[');
    if (open <= 0 || !text.endsWith("]") || text.lastIndexOf('=', open) >= 0) {
      return List.of();
    }
    List<String> fields = new ArrayList<>();
    fields.add(text.substring(0, open) + "=");
    int depth = 0;
    int start = open + 1;
    for (int at = start; at < text.length(); at++) {
      char character = text.charAt(at);
      boolean last = at == text.length() - 1;
      if (depth == 0 && (last || text.startsWith(", ", at))) {
        fields.add(text.substring(start, at));
        start = at + 2;
      } else if ("[({".indexOf(character) >= 0) {
        depth++;
      } else if ("])}".indexOf(character) >= 0) {
        depth--;
      }
      if (depth < 0 || (last && depth != 0)) {
        return List.of();
      }
    }
    return fields.stream().allMatch(field -> field.indexOf('=') > 0) ? fields : List.of();
  }

  private static String key(String field) {
    return field.substring(0, field.indexOf('='));
  }
}
