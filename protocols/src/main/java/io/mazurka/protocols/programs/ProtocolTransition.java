package io.mazurka.protocols.programs;

import io.mazurka.protocols.StepDefinition;
import io.mazurka.protocols.views.ProcessInstance;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A static transition of a process.
 *
 * @param step what it is an instance of, or null for the delivery of a message
 * @param crashing whether the process crashes in it
 * @param senders the processes it may consume messages of
 * @param exact whether it consumes a message of each of them, not of any large enough part
 * @param regular the number of the same transition without a crash
 */
public record ProtocolTransition(
    int number,
    ProcessInstance process,
    @Nullable StepDefinition step,
    boolean crashing,
    List<ProcessInstance> senders,
    boolean exact,
    int regular) {

  public ProtocolTransition {
    senders = List.copyOf(senders);
  }

  /** Whether it happens to a process or a message, so that no execution needs it. */
  public boolean isMishap() {
    return crashing || (step != null && !step.isByItsProcess());
  }

  /** The name of the transition in reports, whatever it was refined into. */
  String title() {
    String name = step == null ? "deliver" : step.title();
    return crashing ? name + ", crashing" : name;
  }

  /** A name that tells it from the others of its process. */
  String name() {
    if (!exact) {
      return title();
    }
    String from = senders.stream().map(Object::toString).collect(Collectors.joining(", "));
    return "%s from %s".formatted(title(), from);
  }
}
