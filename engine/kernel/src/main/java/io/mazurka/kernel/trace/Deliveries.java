package io.mazurka.kernel.trace;

import io.mazurka.kernel.trace.TraceStep.Message;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Finds out which step of an execution sent the messages that another step consumes. */
public final class Deliveries {

  /**
   * Stands for the sender of a message that was there from the beginning, or was sent in an earlier
   * round of a cycle.
   */
  public static final int UNKNOWN = -1;

  /**
   * A message that is sent and consumed.
   *
   * @param from the index of the step that sent the message, or {@link #UNKNOWN}
   * @param to the index of the step that consumes the message
   */
  public record Delivery(int from, int to, String sender, String message) {}

  private final Trace trace;

  /** The messages of this execution. */
  public Deliveries(Trace trace) {
    this.trace = trace;
  }

  /** All messages that are consumed. */
  public List<Delivery> all() {
    List<Delivery> all = new ArrayList<>();
    Set<Delivery> used = new HashSet<>();
    for (int to = 0; to < trace.steps().size(); to++) {
      TraceStep step = trace.steps().get(to);
      for (Message message : step.consumed()) {
        int from = sender(to, step.process(), message, used);
        used.add(new Delivery(from, UNKNOWN, step.process(), message.message()));
        all.add(new Delivery(from, to, message.peer(), message.message()));
      }
    }
    return all;
  }

  /**
   * The earliest step before {@code to} that sent the message and is not matched yet; otherwise the
   * latest step that sent it.
   */
  private int sender(int to, String recipient, Message message, Set<Delivery> used) {
    int latest = UNKNOWN;
    Message wanted = new Message(recipient, message.message());
    for (int index = 0; index < to; index++) {
      TraceStep step = trace.steps().get(index);
      if (step.process().equals(message.peer()) && step.sent().contains(wanted)) {
        latest = index;
        if (!used.contains(new Delivery(index, UNKNOWN, recipient, message.message()))) {
          return index;
        }
      }
    }
    return latest;
  }

  /**
   * The messages that step {@code index} sends and no later step consumes. If steps repeat, a step
   * before it also comes later.
   */
  public List<Message> neverConsumed(int index) {
    TraceStep step = trace.steps().get(index);
    List<Message> lost = new ArrayList<>();
    for (Message sent : step.sent()) {
      Message expected = new Message(step.process(), sent.message());
      boolean consumed =
          later(index)
              .anyMatch(
                  later ->
                      later.process().equals(sent.peer()) && later.consumed().contains(expected));
      if (!consumed) {
        lost.add(sent);
      }
    }
    return lost;
  }

  private Stream<TraceStep> later(int index) {
    int start = trace.cycleStart();
    List<TraceStep> all = trace.steps();
    Stream<TraceStep> behind = all.subList(index + 1, all.size()).stream();
    return start < 0 || start > index
        ? behind
        : Stream.concat(behind, all.subList(start, index + 1).stream());
  }
}
