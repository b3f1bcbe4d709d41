package io.mazurka.protocols;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A specification process: it is told of chosen steps as they happen and keeps a state of its own,
 * of type {@code T}, that invariants can read. It never influences the protocol.
 */
public final class Monitor<T> implements Observed {

  private final String name;
  private final T initial;
  private final Map<StepDefinition, ErasedListener> listeners = new LinkedHashMap<>();

  Monitor(String name, T initial) {
    this.name = name;
    this.initial = initial;
  }

  /** Hears every occurrence of {@code step} and then moves to what {@code listener} returns. */
  @SuppressWarnings("unchecked")
  public <S> Monitor<T> hears(StepReference<S> step, Listener<T, S> listener) {
    for (StepDefinition definition : step.definitions()) {
      listeners.put(
          definition,
          (state, process, before, after) ->
              listener.hear((T) state, new Heard<>(process, (S) before, (S) after)));
    }
    return this;
  }

  @Override
  public String name() {
    return name;
  }

  /** The state it starts in. */
  public T initial() {
    return initial;
  }

  /** The steps that the monitor hears. */
  public Map<StepDefinition, ErasedListener> listeners() {
    return listeners;
  }

  /** The reaction of a monitor to a step. */
  public interface Listener<T, S> {
    T hear(T state, Heard<S> step);
  }

  /** A listener with types erased. */
  public interface ErasedListener {
    Object hear(Object state, ProcessId process, Object before, Object after);
  }

  /**
   * A step that a monitor hears of.
   *
   * @param process who took it
   * @param before its local state before
   * @param after its local state after
   */
  public record Heard<S>(ProcessId process, S before, S after) {}
}
