package io.mazurka.protocols.roles;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.clocks.Timer;
import io.mazurka.protocols.clocks.Timer.Window;
import io.mazurka.protocols.clocks.Timing;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.roles.Effect.Setting;
import io.mazurka.protocols.roles.StepDefinition.Guard;
import io.mazurka.protocols.roles.StepDefinition.Handler;
import io.mazurka.protocols.roles.StepDefinition.SendDeclaration;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
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
  private final Map<Timer, Boolean> required = new LinkedHashMap<>();
  private @Nullable Timer awaited;
  private boolean prompt;

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

  void after(Timer timer) {
    if (awaited != null) {
      throw new InvalidModelException(
          "%s waits for two timers; declare a step for each".formatted(this));
    }
    awaited = own(timer);
  }

  void requires(Timer timer, boolean running) {
    Boolean before = required.put(own(timer), running);
    if (before != null && before != running) {
      throw new InvalidModelException(
          "%s is possible only while %s runs and only while it does not"
              .formatted(this, timer.name()));
    }
  }

  void promptly() {
    prompt = true;
  }

  private Timer own(Timer timer) {
    if (!timer.isOf(role)) {
      throw new InvalidModelException(
          "%s asks for %s; a process sees only its own timers".formatted(this, timer));
    }
    return timer;
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

  /** Completes the step as a restart, which stops all timers. */
  <S> StepReference<S> completeRestart(UnaryOperator<Object> stable) {
    return complete(
        List.of(
            raw(
                null,
                (local, consumed, me) -> !restarted(local, stable).equals(local),
                (local, consumed, me) -> List.of(Effect.become(restarted(local, stable))))));
  }

  private Object restarted(Object local, UnaryOperator<Object> stable) {
    Object after = stable.apply(TimedState.bare(local));
    return local instanceof TimedState ? stopped(after) : after;
  }

  private Object stopped(Object state) {
    return new TimedState(state, Collections.nCopies(2 * role.timers().size(), TimedState.OFF));
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
    return raw(
        peer,
        (local, consumed, me) ->
            isInTime(local) && condition.test(TimedState.bare(local), consumed, me),
        (local, consumed, me) ->
            settled(local, handler.apply(TimedState.bare(local), consumed, me)));
  }

  /** Whether the timers of a local state allow the step. */
  private boolean isInTime(Object local) {
    return !(local instanceof TimedState timed)
        || ((awaited == null || timed.mayRunOut(awaited))
            && required.entrySet().stream()
                .allMatch(entry -> timed.runs(entry.getKey()) == entry.getValue()));
  }

  /** The effects with the timers as parts of the local state; what is null is somebody's error. */
  private List<? extends Effect<?>> settled(Object local, List<? extends Effect<?>> effects) {
    if (effects == null) {
      return effects;
    }
    List<Effect<?>> all = new ArrayList<>();
    for (Effect<?> effect : effects) {
      all.add(effect == null || effect.state() == null ? effect : settled(local, effect));
    }
    return all;
  }

  private Effect<?> settled(Object local, Effect<?> effect) {
    effect.settings().forEach(setting -> own(setting.timer()));
    if (!(local instanceof TimedState before)) {
      return effect;
    }
    TimedState after = before.with(effect.state());
    after = awaited == null ? after : after.stopped(awaited);
    for (Setting setting : effect.settings()) {
      Window window = setting.window();
      after =
          window == null ? after.stopped(setting.timer()) : after.started(setting.timer(), window);
    }
    return effect.settled(after);
  }

  private StepDefinition raw(@Nullable ProcessId peer, Guard condition, Handler handler) {
    if (mishap == Mishap.MISTAKE && (prompt || awaited != null)) {
      throw new InvalidModelException(
          "mistake '%s' of %s need not happen, so time cannot wait for it; leave out %s, or say unlessRunning"
              .formatted(name, role, prompt ? "promptly()" : "after(...)"));
    }
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
        new Timing(prompt, Optional.ofNullable(awaited), false),
        condition,
        handler);
  }

  @Override
  public String toString() {
    return "step '%s' of %s".formatted(name, role);
  }
}
