package io.mazurka.proofs.protocol;

import io.mazurka.proofs.encoding.NotProvableException;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Monitor.ErasedListener;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The states that a monitor can reach if the steps that it hears happen in any order. If its
 * listener fails, in a situation that need not be reachable, there is no next state.
 *
 * @param states all states; the initial one is the first
 */
record MonitorTable(Monitor<?> monitor, List<Object> states) {

  private static final int MOST = 10_000;

  /** A step that monitors may hear. */
  record Step(StepDefinition definition, ProcessId process, Object before, Object after) {}

  static MonitorTable of(Monitor<?> monitor, List<Step> steps) {
    Object initial = monitor.initial();
    Set<Object> known = new LinkedHashSet<>(List.of(initial));
    Deque<Object> open = new ArrayDeque<>(known);
    List<Step> heard = steps.stream().filter(step -> monitor.hears(step.definition())).toList();
    while (!open.isEmpty()) {
      Object state = open.removeFirst();
      for (Step step : heard) {
        next(monitor, state, step).filter(known::add).ifPresent(open::add);
      }
      if (known.size() > MOST) {
        throw new NotProvableException(
            "the monitor %s has more than %,d states".formatted(monitor.name(), MOST));
      }
    }
    return new MonitorTable(monitor, List.copyOf(known));
  }

  /** The state after a step that the monitor hears; empty if the listener fails. */
  Optional<Object> next(Object state, Step step) {
    return next(monitor, state, step);
  }

  private static Optional<Object> next(Monitor<?> monitor, Object state, Step step) {
    ErasedListener listener = monitor.listener(step.definition());
    try {
      return Optional.ofNullable(listener.hear(state, step.process(), step.before(), step.after()));
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      return Optional.empty();
    }
  }

  boolean hears(Step step) {
    return monitor.hears(step.definition());
  }
}
