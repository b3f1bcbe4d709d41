package io.mazurka.protocols.engine.time;

import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.engine.views.Layout;
import java.util.Map;

/**
 * Local states in words, with the timers that run as a part behind the others, such as {@code
 * holds=true, timers=[lease 3]}.
 */
public final class TimedWords {

  private static final String PART = "timers";

  private final Layout layout;

  /** The words for the slots of a system with this layout. */
  public TimedWords(Layout layout) {
    this.layout = layout;
  }

  /** What is in a slot. */
  public String state(int slot, Object value) {
    return joined(ValueText.state(TimedState.bare(value)), timers(slot, value));
  }

  /** What is in a slot, part by part. */
  public Map<String, String> parts(int slot, Object value) {
    Map<String, String> parts = ValueText.parts(TimedState.bare(value));
    if (value instanceof TimedState timed) {
      parts.put(PART, text(slot, timed));
    }
    return parts;
  }

  /** The parts in a slot that are others in {@code other}, which was or will be there. */
  public String difference(int slot, Object value, Object other) {
    Object bare = TimedState.bare(value);
    Object others = TimedState.bare(other);
    String timers = timers(slot, value);
    boolean same = timers.equals(timers(slot, other)) && bare.getClass() == others.getClass();
    return joined(
        bare.equals(others) ? "" : ValueText.difference(bare, others), same ? "" : timers);
  }

  private String timers(int slot, Object value) {
    return value instanceof TimedState timed ? PART + "=" + text(slot, timed) : "";
  }

  private String text(int slot, TimedState timed) {
    return "[" + timed.text(layout.processes().get(slot).process().role().timers()) + "]";
  }

  private static String joined(String text, String timers) {
    return text.isEmpty() || timers.isEmpty() ? text + timers : text + ", " + timers;
  }
}
