package io.mazurka.protocols;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.protocols.StepDefinition.Guard;
import io.mazurka.protocols.StepDefinition.Handler;
import io.mazurka.protocols.StepDefinition.SendDeclaration;
import java.util.ArrayList;
import java.util.List;

/** A step while it is being declared; the typed builders write into it. */
final class StepDraft {

  private final ProtocolBuilder protocol;
  private final Role<?> role;
  private final String name;
  private final List<Role<?>> senders = new ArrayList<>();
  private final List<SendDeclaration> sends = new ArrayList<>();
  private final AccessDraft access;
  private int quorum;
  private Class<? extends Record> messageType = Record.class;
  private Guard guard = (state, consumed) -> true;

  StepDraft(ProtocolBuilder protocol, Role<?> role, String name) {
    this.protocol = protocol;
    this.role = role;
    this.name = name;
    this.access = new AccessDraft(this, role);
  }

  void consumes(int count, Class<? extends Record> type, Role<?>... from) {
    if (from.length == 0) {
      throw new InvalidModelException(
          "step %s of %s consumes %s from nobody; name the roles that send it"
              .formatted(name, role, type.getSimpleName()));
    }
    if (count < 1) {
      throw new InvalidModelException(
          "step %s of %s has a quorum of %d messages; it takes at least one"
              .formatted(name, role, count));
    }
    quorum = count;
    messageType = type;
    senders.addAll(List.of(from));
  }

  void sends(Class<? extends Record> type, Role<?>... recipients) {
    for (Role<?> recipient : recipients) {
      sends.add(new SendDeclaration(type, recipient, false));
    }
  }

  void replies(Class<? extends Record> type) {
    for (Role<?> sender : senders) {
      sends.add(new SendDeclaration(type, sender, true));
    }
  }

  AccessDraft access() {
    return access;
  }

  /** Adds a condition to those given before. */
  void guard(Guard condition) {
    Guard before = guard;
    guard = (state, consumed) -> before.test(state, consumed) && condition.test(state, consumed);
  }

  <S> StepReference<S> complete(Handler handler) {
    StepDefinition step =
        new StepDefinition(
            role, name, quorum, messageType, senders, sends, access.complete(), guard, handler);
    protocol.complete(this, step);
    return new StepReference<>(step);
  }

  @Override
  public String toString() {
    return "step '%s' of %s".formatted(name, role);
  }
}
