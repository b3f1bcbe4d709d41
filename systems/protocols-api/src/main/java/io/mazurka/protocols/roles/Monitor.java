package io.mazurka.protocols.roles;

import io.mazurka.protocols.clocks.TimedState;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * A specification process. It hears of chosen steps as they happen and keeps a state of its own, of
 * type {@code T}, that properties can read. It never influences the protocol.
 */
public final class Monitor<T> implements Observed {

  private final String name;
  private final T initial;
  private final Map<StepDefinition, ErasedListener> listeners = new LinkedHashMap<>();

  /** A monitor that hears nothing yet, with its name and the state that it begins in. */
  public Monitor(String name, T initial) {
    this.name = name;
    this.initial = initial;
  }

  /**
   * Lets this monitor hear every occurrence of {@code step}; {@code listener} returns the state
   * that the monitor then moves to.
   */
  @SuppressWarnings("unchecked")
  public <S> Monitor<T> hears(StepReference<S> step, Listener<T, S> listener) {
    for (StepDefinition definition : step.definitions()) {
      listeners.put(
          definition,
          (state, process, before, after) ->
              listener.hear(
                  (T) state,
                  new Heard<>(process, (S) TimedState.bare(before), (S) TimedState.bare(after))));
    }
    return this;
  }

  @Override
  public String name() {
    return name;
  }

  /** The initial state of the monitor. */
  public T initial() {
    return initial;
  }

  /** The listener of each step that the monitor hears. */
  public Map<StepDefinition, ErasedListener> listeners() {
    return listeners;
  }

  /** Whether the monitor hears a step, or a crash in the middle of it. */
  public boolean hears(StepDefinition step) {
    return listeners.containsKey(step.declared()) || crashListener(step).isPresent();
  }

  /**
   * What the monitor does when it hears a step. A crash in the middle of a step is heard as the
   * step, and then as the crash, which changes no local state.
   */
  public ErasedListener listener(StepDefinition step) {
    ErasedListener whole = listeners.get(step.declared());
    Optional<ErasedListener> crash = crashListener(step);
    if (crash.isEmpty()) {
      return Objects.requireNonNull(whole);
    }
    return (state, process, before, after) ->
        crash
            .get()
            .hear(
                whole == null ? state : whole.hear(state, process, before, after),
                process,
                after,
                after);
  }

  /** The listener of the crashes of a role, for a crash in the middle of one of its steps. */
  private Optional<ErasedListener> crashListener(StepDefinition step) {
    return step.interrupted() == null
        ? Optional.empty()
        : listeners.entrySet().stream()
            .filter(one -> one.getKey().crashes() && one.getKey().role() == step.role())
            .map(Map.Entry::getValue)
            .findFirst();
  }

  /** The reaction of a monitor to a step. */
  public interface Listener<T, S> {
    /** The state of the monitor after the step. */
    T hear(T state, Heard<S> step);
  }

  /** A listener with types erased. */
  public interface ErasedListener {
    /** The state of the monitor after a step of {@code process}. */
    Object hear(Object state, ProcessId process, Object before, Object after);
  }

  /**
   * A step that a monitor hears of.
   *
   * @param process the process that took the step
   * @param before the local state of the process before the step
   * @param after the local state of the process after the step
   */
  public record Heard<S>(ProcessId process, S before, S after) {}
}
