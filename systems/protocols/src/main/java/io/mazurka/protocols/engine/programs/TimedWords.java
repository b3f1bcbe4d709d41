package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.clocks.Timer;
import io.mazurka.protocols.engine.views.Layout;
import java.util.List;
import java.util.Map;

/** Local states in words, with the timers that run in brackets. */
final class TimedWords {

  private final Layout layout;

  TimedWords(Layout layout) {
    this.layout = layout;
  }

  private List<Timer> timers(int slot) {
    return layout.processes().get(slot).process().role().timers();
  }

  /** What is in a slot, such as {@code holds=true [lease 3]}. */
  String state(int slot, Object value) {
    return with(ValueText.state(TimedState.bare(value)), timers(slot, value));
  }

  /** What is in a slot, part by part. */
  Map<String, String> parts(int slot, Object value) {
    Map<String, String> parts = ValueText.parts(TimedState.bare(value));
    String timers = timers(slot, value);
    if (!timers.isEmpty()) {
      parts.put("timers", timers);
    }
    return parts;
  }

  /** What is in a slot and not in {@code other}, which was or will be there. */
  String difference(int slot, Object value, Object other) {
    Object bare = TimedState.bare(value);
    Object others = TimedState.bare(other);
    String text = bare.equals(others) ? "" : ValueText.difference(bare, others);
    String timers = timers(slot, value);
    if (timers.equals(timers(slot, other))) {
      return text;
    }
    return with(text, timers.isEmpty() ? "no timer" : timers);
  }

  private String timers(int slot, Object value) {
    return value instanceof TimedState timed ? timed.text(timers(slot)) : "";
  }

  private static String with(String text, String timers) {
    return timers.isEmpty() ? text : (text.isEmpty() ? "" : text + " ") + "[" + timers + "]";
  }
}
