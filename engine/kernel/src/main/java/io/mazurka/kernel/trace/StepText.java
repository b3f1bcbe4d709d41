package io.mazurka.kernel.trace;

import io.mazurka.kernel.trace.TraceStep.Change;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Writes a step, or the parts of a state, in one line. */
public final class StepText {

  private StepText() {}

  /**
   * The process, the transition, the messages consumed and sent, and the changed values after the
   * step.
   */
  public static String of(TraceStep step) {
    StringJoiner text = text(step);
    for (Change change : step.isTime() ? List.<Change>of() : step.changed()) {
      boolean own = change.component().equals(step.process());
      text.add((own ? "now " : change.component() + " now ") + ChangeText.of(change));
    }
    return text.toString();
  }

  /** Like {@link #of}, with the changed values before the step, too. */
  public static String withBefore(TraceStep step) {
    StringJoiner text = text(step);
    for (Change change : step.changed()) {
      text.add("%s: %s -> %s".formatted(change.component(), change.before(), change.after()));
    }
    return text.toString();
  }

  private static StringJoiner text(TraceStep step) {
    String who = step.isTime() ? step.transition() : step.process() + " " + step.transition();
    StringJoiner text = new StringJoiner("; ", who + ": ", "").setEmptyValue(who);
    byMessage(step.consumed()).forEach((m, peers) -> text.add("consumes " + m + " from " + peers));
    byMessage(step.sent()).forEach((m, peers) -> text.add("sends " + m + " to " + peers));
    return text;
  }

  /**
   * The components with their values; components with the same value are listed together, and empty
   * values are left out.
   */
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
