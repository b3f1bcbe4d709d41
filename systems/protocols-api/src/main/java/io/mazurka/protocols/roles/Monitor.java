package io.mazurka.protocols.roles;

import io.mazurka.protocols.clocks.TimedState;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

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
    return listeners.containsKey(step.declared());
  }

  /** What the monitor does when it hears a step. */
  public ErasedListener listener(StepDefinition step) {
    return Objects.requireNonNull(listeners.get(step.declared()));
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
