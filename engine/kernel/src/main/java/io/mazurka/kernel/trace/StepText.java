package io.mazurka.kernel.trace;

import io.mazurka.kernel.trace.TraceStep.Change;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** A step, or the parts of a state, in one line. */
public final class StepText {

  private StepText() {}

  /** Who does what, what it consumes and sends, and what is different from then on. */
  public static String of(TraceStep step) {
    StringJoiner text = text(step);
    for (Change change : step.changed()) {
      boolean own = change.component().equals(step.process());
      text.add((own ? "now " : change.component() + " now ") + change.after());
    }
    return text.toString();
  }

  /** The same with what was there before. */
  public static String withBefore(TraceStep step) {
    StringJoiner text = text(step);
    for (Change change : step.changed()) {
      text.add("%s: %s -> %s".formatted(change.component(), change.before(), change.after()));
    }
    return text.toString();
  }

  private static StringJoiner text(TraceStep step) {
    String who = step.process() + " " + step.transition();
    StringJoiner text = new StringJoiner("; ", who + ": ", "").setEmptyValue(who);
    byMessage(step.consumed()).forEach((m, peers) -> text.add("consumes " + m + " from " + peers));
    byMessage(step.sent()).forEach((m, peers) -> text.add("sends " + m + " to " + peers));
    return text;
  }

  /** What each component is, those that are the same together; empty ones are left out. */
  public static List<String> state(List<String> components, List<String> texts) {
    Map<String, StringJoiner> names = new LinkedHashMap<>();
    for (int index = 0; index < components.size(); index++) {
      if (!texts.get(index).isEmpty()) {
        names
            .computeIfAbsent(texts.get(index), text -> new StringJoiner(", "))
            .add(components.get(index));
      }
    }
    List<String> lines = new ArrayList<>();
    names.forEach((text, all) -> lines.add(all + ": " + text));
    return lines;
  }

  /** Each message with the list of its peers. */
  public static Map<String, StringJoiner> byMessage(List<TraceStep.Message> messages) {
    Map<String, StringJoiner> peers = new LinkedHashMap<>();
    for (TraceStep.Message message : messages) {
      peers.computeIfAbsent(message.message(), m -> new StringJoiner(", ")).add(message.peer());
    }
    return peers;
  }
}
