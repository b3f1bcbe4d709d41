package io.mazurka.protocols;

import io.mazurka.kernel.value.ValueText;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.IntStream;

/** What a condition that failed had read, in words. */
final class FailureText {

  private FailureText() {}

  /** Everything in some parts of a protocol. */
  static String of(List<Observed> parts, Snapshot snapshot) {
    List<String> texts = new ArrayList<>();
    for (Observed part : parts) {
      if (part instanceof Role<?> role) {
        addTo(texts, role, snapshot.of(role));
      } else if (part instanceof Monitor<?> monitor) {
        texts.add(of(monitor.name(), snapshot.of(monitor)));
      }
    }
    return joined(texts);
  }

  /** What each member of a role is. */
  static String of(Role<?> role, List<?> values) {
    return joined(IntStream.range(0, values.size()).mapToObj(i -> of(role, i, values)).toList());
  }

  /** What one member of a role is. */
  static String of(Role<?> role, int index, List<?> states) {
    return of(role.members().get(index).toString(), states.get(index));
  }

  private static String of(String name, Object state) {
    return name + (state instanceof Record ? " has " : " is ") + ValueText.brief(state);
  }

  static String joined(String one, String other) {
    return joined(List.of(one, other));
  }

  /** Texts that have commas in them are separated by semicolons. */
  private static String joined(List<String> texts) {
    boolean commas = texts.stream().anyMatch(text -> text.contains(","));
    return String.join(commas ? "; " : ", ", texts);
  }

  /** Members of a role that are alike are named together. */
  private static void addTo(List<String> texts, Role<?> role, List<?> states) {
    for (Object state : states.stream().distinct().toList()) {
      StringJoiner names = new StringJoiner(", ");
      int alike = 0;
      for (int i = 0; i < states.size(); i++) {
        if (states.get(i).equals(state)) {
          names.add(role.members().get(i).toString());
          alike++;
        }
      }
      texts.add(
          alike == 1
              ? of(names.toString(), state)
              : names + (state instanceof Record ? " have " : " are ") + ValueText.brief(state));
    }
  }
}
