package io.mazurka.protocols.roles;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.roles.StepDefinition.Guard;
import io.mazurka.protocols.roles.StepDefinition.Handler;
import io.mazurka.protocols.roles.StepDefinition.SendDeclaration;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A step while it is being declared; the typed builders write into it. */
final class StepDraft {

  private final StepDeclarations declarations;
  private final Role<?> role;
  private final String name;
  private final List<Role<?>> senders = new ArrayList<>();
  private final List<SendDeclaration> sends = new ArrayList<>();
  private final Access.Draft access;
  private final @Nullable Mishap mishap;
  private Quorum.Size quorum = Quorum.Size.NOTHING;
  private Class<?> messageType = Object.class;
  private Guard guard = (state, consumed, me) -> true;

  StepDraft(StepDeclarations declarations, Role<?> role, String name, @Nullable Mishap mishap) {
    this.mishap = mishap;
    this.declarations = declarations;
    this.role = role;
    this.name = name;
    this.access = new Access.Draft(this, role);
  }

  void consumes(Quorum.Size size, Class<?> type, Role<?>... from) {
    int count = size.least();
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
    requireEnough(count, List.of(from));
    quorum = size;
    messageType = boxed(type);
    senders.addAll(List.of(from));
  }

  /**
   * Refuses a quorum that is larger than the number of senders, unless the role or its senders have
   * no members.
   */
  private void requireEnough(int count, List<Role<?>> from) {
    int most =
        from.stream().distinct().mapToInt(sender -> sender.size() - (sender == role ? 1 : 0)).sum();
    if (count > most && most > 0 && role.size() > 0) {
      throw new InvalidModelException(
          "step %s of %s waits for messages of %d processes, but can hear only %d (%s); take a quorum of %s"
              .formatted(
                  name,
                  role,
                  count,
                  most,
                  from.stream().map(Role::name).distinct().collect(Collectors.joining(", ")),
                  most == 1 ? "1" : "1 to " + most));
    }
  }

  void sends(Class<?> type, Role<?>... recipients) {
    for (Role<?> recipient : recipients) {
      sends.add(new SendDeclaration(boxed(type), recipient, false));
    }
  }

  void replies(Class<?> type) {
    for (Role<?> sender : senders) {
      sends.add(new SendDeclaration(boxed(type), sender, true));
    }
  }

  /** The class of message objects for a type: {@code Integer.class} for {@code int.class}. */
  private static Class<?> boxed(Class<?> type) {
    return MethodType.methodType(type).wrap().returnType();
  }

  Access.Draft access() {
    return access;
  }

  /** Adds a condition to the guard. */
  void guard(Guard condition) {
    guard = both(guard, condition);
  }

  private static Guard both(Guard one, Guard other) {
    return (state, consumed, me) ->
        one.test(state, consumed, me) && other.test(state, consumed, me);
  }

  <S> StepReference<S> complete(Handler handler) {
    return complete(List.of(definition(null, guard, handler)));
  }

  /** Completes the step as one definition for each member of {@code peers}. */
  <S> StepReference<S> completeForEach(
      Role<?> peers, Function<ProcessId, Guard> guards, Function<ProcessId, Handler> handlers) {
    return complete(
        peers.members().stream()
            .map(peer -> definition(peer, both(guard, guards.apply(peer)), handlers.apply(peer)))
            .toList());
  }

  private <S> StepReference<S> complete(List<StepDefinition> steps) {
    declarations.complete(this, steps);
    return new StepReference<>(steps);
  }

  private StepDefinition definition(@Nullable ProcessId peer, Guard condition, Handler handler) {
    return new StepDefinition(
        role,
        name,
        peer,
        mishap,
        null,
        quorum,
        messageType,
        senders,
        sends,
        access.complete(),
        condition,
        handler);
  }

  @Override
  public String toString() {
    return "step '%s' of %s".formatted(name, role);
  }
}
