package io.mazurka.kernel.trace;

import java.util.List;

/**
 * One step of an execution, in words.
 *
 * @param process the process that took the step
 * @param transition the name of the transition
 * @param consumed the messages that the step consumed, with their senders
 * @param sent the messages that the step sent, with their recipients
 * @param changed the components whose values the step changed
 */
public record TraceStep(
    String process,
    String transition,
    List<Message> consumed,
    List<Message> sent,
    List<Change> changed) {

  /** What takes the steps in which nothing happens but that time passes. */
  public static final String TIME = "time";

  /**
   * Whether time passes in this step for all processes, and nothing else happens. What it changes
   * in them is not worth a line.
   */
  public boolean isTime() {
    return process.equals(TIME)
        && transition.matches("\\d+ units? pass(es)?")
        && consumed.isEmpty()
        && sent.isEmpty();
  }

  /** A message with the process at its other end. */
  public record Message(String peer, String message) {}

  /** The value of a component before and after the step. */
  public record Change(String component, String before, String after) {}

  public TraceStep {
    consumed = List.copyOf(consumed);
    sent = List.copyOf(sent);
    changed = List.copyOf(changed);
  }
}
