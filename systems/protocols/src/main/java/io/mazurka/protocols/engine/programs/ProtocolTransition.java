package io.mazurka.protocols.engine.programs;

import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.roles.StepDefinition;
import io.mazurka.protocols.roles.StepDefinition.SendDeclaration;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A static transition of a process.
 *
 * @param step the declared step, or null for the delivery of a message
 * @param crashing whether the process crashes in this transition
 * @param senders the processes whose messages it may consume
 * @param exact whether it consumes a message of each sender, not only of a large enough subset
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

  /**
   * Whether this transition is a fault that happens to a process or a message, so that fairness
   * never requires it.
   */
  public boolean isMishap() {
    return crashing || (step != null && !step.isByItsProcess() && !passes());
  }

  /** Whether it is a unit of time, which a process takes only together with all others. */
  public boolean passes() {
    return step != null && step.timing().passes();
  }

  /** Whether a message that it does not take can keep it from being possible. */
  public boolean isWatching() {
    return step != null && step.quorum().watches();
  }

  /** Whether it can send a message that {@code recipient} may consume, as far as declared. */
  public boolean maySendTo(ProtocolTransition recipient) {
    return step != null
        && recipient.step != null
        && recipient.senders.contains(process)
        && step.sends().stream()
            .anyMatch(sent -> reaches(sent, recipient) && matches(sent, recipient.step));
  }

  private boolean reaches(SendDeclaration sent, ProtocolTransition recipient) {
    return sent.to() == recipient.process.role()
        && (!sent.reply() || senders.contains(recipient.process));
  }

  private static boolean matches(SendDeclaration sent, StepDefinition consuming) {
    return consuming.quorum().alone()
        || sent.type().isAssignableFrom(consuming.messageType())
        || consuming.messageType().isAssignableFrom(sent.type());
  }

  /** The number of senders of which it needs a message. */
  public int neededSenders() {
    return exact ? senders.size() : step == null ? 1 : step.quorum().least();
  }

  /** The name in reports, the same for all transitions into which one step was refined. */
  String title() {
    String name = step == null ? "deliver" : step.title();
    return crashing ? name + ", crashing" : name;
  }

  /** A name that is unique within the process. */
  String name() {
    if (!exact) {
      return title();
    }
    String from = senders.stream().map(Object::toString).collect(Collectors.joining(", "));
    return "%s from %s".formatted(title(), from);
  }
}
