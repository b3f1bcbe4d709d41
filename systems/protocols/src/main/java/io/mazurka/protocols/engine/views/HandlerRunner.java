package io.mazurka.protocols.engine.views;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.kernel.value.ValueTable;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.crashes.Crashed;
import io.mazurka.protocols.engine.views.HandlerOutcome.Delivery;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Effect.Send;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Monitor.ErasedListener;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Received;
import io.mazurka.protocols.roles.StepDefinition;
import io.mazurka.protocols.roles.StepDefinition.SendDeclaration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Runs guards, handlers and listeners, and reports those that break the rules: they must not throw,
 * must give the same result when called again, must not change their input, and may send only what
 * they declare. Shared between workers, but runs user code for one worker at a time.
 */
public final class HandlerRunner {

  private static final String CHANGES_INPUT = "changes its input; values must be immutable";

  private final ValueTable messages = new ValueTable();
  private final List<ProcessInstance> processes;
  private final Map<ProcessId, ProcessInstance> byId = new HashMap<>();

  public HandlerRunner(List<ProcessInstance> processes) {
    this.processes = processes;
    for (ProcessInstance process : processes) {
      byId.put(process.id(), process);
    }
  }

  /** All messages of the protocol. */
  public ValueTable messages() {
    return messages;
  }

  public int intern(ValueTable table, Object value, String what) {
    try {
      return table.intern(value);
    } catch (UnsupportedValueException e) {
      throw new ModelMisbehavedException(
          "%s cannot be %s: %s".formatted(what, ValueText.of(value), e.getMessage()), e);
    }
  }

  /**
   * The outcomes of {@code step} in a local state with these letters; none if its guard is false or
   * its handler returns no effect.
   *
   * @param expected the outcomes of an earlier call, or null if this is the first call
   */
  synchronized List<HandlerOutcome> run(
      ProcessComponent at,
      StepDefinition step,
      int local,
      int[] consumed,
      @Nullable List<HandlerOutcome> expected) {
    if (Crashed.is(at.locals().get(local))) {
      return List.of();
    }
    Call call = call(at, step, local, List.copyOf(at.letters().received(consumed)));
    requireUnchanged(
        at, local, consumed, call, "was given a value that changed after it was stored");
    Call again = new Call(call.what(), at.locals().reordered(local), reordered(at, consumed));
    boolean enabledAgain = isEnabled(at, step, again);
    boolean asked = expected == null || (expected.isEmpty() && enabledAgain);
    boolean enabled = asked ? isEnabled(at, step, call) : expected != null && !expected.isEmpty();
    if (enabled != enabledAgain) {
      throw call.impure("has a guard that ", () -> isEnabled(at, step, call) == enabled);
    }
    List<HandlerOutcome> outcomes = List.of();
    if (enabledAgain) {
      List<HandlerOutcome> first = expected == null ? resolve(at, step, call) : expected;
      outcomes = first;
      List<HandlerOutcome> second = resolve(at, step, again);
      if (!outcomes.equals(second)) {
        OutcomeOrder order = new OutcomeOrder(at);
        outcomes = order.sorted(outcomes);
        if (!outcomes.equals(order.sorted(second))) {
          throw call.impure("", () -> first.equals(resolve(at, step, call)));
        }
      }
    }
    requireUnchanged(at, local, consumed, call, CHANGES_INPUT);
    return outcomes;
  }

  private static List<Received<?>> reordered(ProcessComponent at, int[] consumed) {
    return List.copyOf(at.letters().reordered(consumed));
  }

  /**
   * The outcomes of a single call without supervision. The caller must compare them with another
   * call later.
   */
  synchronized List<HandlerOutcome> glance(
      ProcessComponent at, StepDefinition step, int local, List<Received<?>> received) {
    if (Crashed.is(at.locals().get(local))) {
      return List.of();
    }
    Call call = call(at, step, local, received);
    return isEnabled(at, step, call) ? resolve(at, step, call) : List.of();
  }

  /** Reports an error if a call of {@code step} since the last time changed one of its inputs. */
  public void requireUnchanged(
      ProcessComponent at, StepDefinition step, Iterable<Integer> locals, List<Integer> letters) {
    int[] changed =
        letters.stream()
            .mapToInt(Integer::intValue)
            .filter(letter -> !messages.isUnchanged(at.letters().message(letter)))
            .toArray();
    for (int local : locals) {
      if (changed.length > 0 || !at.locals().isUnchanged(local)) {
        throw call(at, step, local, at.letters().received(changed)).misbehaved(CHANGES_INPUT);
      }
    }
  }

  private static Call call(
      ProcessComponent at, StepDefinition step, int local, List<Received<?>> received) {
    String what = "step '" + step.title() + "' of " + at.process();
    return new Call(what, at.locals().get(local), received);
  }

  private static boolean isEnabled(ProcessComponent at, StepDefinition step, Call call) {
    ProcessId me = at.process().id();
    return call.run(() -> step.guard().test(call.state(), call.consumed(), me));
  }

  private void requireUnchanged(
      ProcessComponent at, int local, int[] consumed, Call call, String otherwise) {
    boolean same = at.locals().isUnchanged(local);
    for (int letter : consumed) {
      same &= messages.isUnchanged(at.letters().message(letter));
    }
    if (!same) {
      throw call.misbehaved(otherwise);
    }
  }

  private List<HandlerOutcome> resolve(ProcessComponent at, StepDefinition step, Call call) {
    ProcessId me = at.process().id();
    List<? extends Effect<?>> effects =
        call.run(() -> step.handler().apply(call.state(), call.consumed(), me));
    List<HandlerOutcome> outcomes = new ArrayList<>();
    try {
      for (Effect<?> effect : effects) {
        if (effect == null || effect.state() == null) {
          throw call.misbehaved("returned null");
        }
        requireAccess(step, call, effect);
        List<Delivery> deliveries = new ArrayList<>();
        for (Send send : effect.sends()) {
          deliver(at.process(), step, send, call, deliveries);
        }
        outcomes.add(new HandlerOutcome(at.locals().intern(effect.state()), deliveries));
      }
    } catch (UnsupportedValueException e) {
      throw call.misbehaved("made a value that cannot be used: " + e.getMessage(), e);
    }
    return outcomes;
  }

  private static void requireAccess(StepDefinition step, Call call, Effect<?> effect) {
    Optional<String> violation =
        call.run(() -> step.access().violation(step.role(), call.state(), effect.state()));
    if (violation.isPresent()) {
      throw call.misbehaved(violation.get());
    }
  }

  private void deliver(
      ProcessInstance sender,
      StepDefinition step,
      Send send,
      Call call,
      List<Delivery> deliveries) {
    int message = messages.intern(send.message());
    for (ProcessInstance recipient : recipients(sender, send, call)) {
      if (recipient.equals(sender)) {
        throw call.misbehaved(
            "sends %s to itself; a process keeps what it wants to know in its local state"
                .formatted(ValueText.of(send.message())));
      }
      if (step.sends().stream().noneMatch(d -> allows(d, send.message(), recipient, call))) {
        throw call.misbehaved(
            "sends %s to %s without declaring it; add .sends(%s.class, %s) to the step"
                .formatted(
                    ValueText.of(send.message()),
                    recipient,
                    typeName(send.message()),
                    recipient.role()));
      }
      deliveries.add(new Delivery(recipient.index(), message));
    }
  }

  /** The name of the type that a user would declare a message with. */
  private static String typeName(Object message) {
    return Stream.of(List.class, Set.class, Map.class, ProcessId.class)
        .filter(type -> type.isInstance(message))
        .findFirst()
        .orElseGet(
            () ->
                message instanceof Enum<?> constant
                    ? constant.getDeclaringClass()
                    : message.getClass())
        .getSimpleName();
  }

  private static boolean allows(
      SendDeclaration declared, Object message, ProcessInstance recipient, Call call) {
    return declared.type().isInstance(message)
        && declared.to() == recipient.role()
        && (!declared.reply()
            || call.consumed().stream().anyMatch(r -> r.sender().equals(recipient.id())));
  }

  private List<ProcessInstance> recipients(ProcessInstance sender, Send send, Call call) {
    if (send.recipient() != null) {
      ProcessInstance recipient = byId.get(send.recipient());
      if (recipient == null) {
        throw call.misbehaved(
            "sends %s to %s, which is not a process of this protocol"
                .formatted(ValueText.of(send.message()), send.recipient()));
      }
      return List.of(recipient);
    }
    if (send.role() != null) {
      return processes.stream().filter(p -> p.role() == send.role() && !p.equals(sender)).toList();
    }
    if (call.consumed().isEmpty()) {
      throw call.misbehaved(
          "replies %s although it consumed nothing".formatted(ValueText.of(send.message())));
    }
    return call.consumed().stream()
        .map(received -> Objects.requireNonNull(byId.get(received.sender())))
        .distinct()
        .toList();
  }

  /**
   * The number of the state to which {@code monitor} moves when it hears {@code event}.
   *
   * @param same the same event with equal local states that iterate in another order
   */
  synchronized int hear(
      Monitor<?> monitor,
      ValueTable states,
      int state,
      MonitorComponent.Event event,
      MonitorComponent.Event same) {
    ErasedListener listener = monitor.listener(event.step());
    Call call =
        new Call(
            "monitor %s, hearing step '%s' of %s,"
                .formatted(monitor.name(), event.step().title(), event.process()),
            states.get(state),
            List.of());
    Call again = new Call(call.what(), states.reordered(state), List.of());
    int next = listen(listener, states, call, event);
    if (next != listen(listener, states, again, same)) {
      throw call.impure("", () -> next == listen(listener, states, call, event));
    }
    if (!states.isUnchanged(state)) {
      throw call.misbehaved(CHANGES_INPUT);
    }
    return next;
  }

  private static int listen(
      ErasedListener listener, ValueTable states, Call call, MonitorComponent.Event event) {
    Object result =
        call.run(
            () -> listener.hear(call.state(), event.process().id(), event.before(), event.after()));
    try {
      return states.intern(result);
    } catch (UnsupportedValueException e) {
      throw call.misbehaved("made a value that cannot be used: " + e.getMessage(), e);
    }
  }
}
