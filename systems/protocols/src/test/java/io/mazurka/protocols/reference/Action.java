package io.mazurka.protocols.reference;

import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Received;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A step in a global state.
 *
 * @param process who takes it, or to whom a message is delivered
 * @param step which of its steps it is, or null for a delivery
 * @param consumed the messages it takes, or the one that is delivered
 * @param sent the messages it sends
 * @param crashing whether the process crashes in it
 * @param mishap whether it happens to a process or a message, and no process does it
 * @param target the state it leads to
 */
public record Action(
    ProcessId process,
    @Nullable StepDefinition step,
    List<Received<?>> consumed,
    List<Sent> sent,
    boolean crashing,
    boolean mishap,
    GlobalState target) {

  /** A message with the process it is sent to. */
  public record Sent(ProcessId to, Object message) {}

  public Action {
    consumed = List.copyOf(consumed);
    sent = List.copyOf(sent);
  }

  /** The same step to another state. */
  Action to(GlobalState other) {
    return new Action(process, step, consumed, sent, crashing, mishap, other);
  }
}
