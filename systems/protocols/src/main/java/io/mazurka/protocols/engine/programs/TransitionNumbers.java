package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.protocols.clocks.Timing;
import io.mazurka.protocols.engine.time.Urgency;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The static transitions of a protocol, numbered: for each process its refined steps, their
 * crashing counterparts, and deliveries.
 */
public final class TransitionNumbers implements Iterable<ProtocolTransition> {

  private final List<ProcessInstance> processes;
  private final List<ProtocolTransition> transitions = new ArrayList<>();
  private final Map<Integer, List<ProtocolTransition>> twins = new HashMap<>();
  private final Map<Key, Integer> numbers = new HashMap<>();
  private final int time;

  /** The identity of a transition; {@code senders} is empty if the step is not split. */
  private record Key(
      ProcessInstance process,
      @Nullable StepDefinition step,
      boolean crashing,
      List<Integer> senders) {}

  public TransitionNumbers(
      List<ProcessInstance> processes,
      List<StepDefinition> steps,
      Refinement refinement,
      boolean crashes,
      boolean deliveries) {
    this.processes = processes;
    for (ProcessInstance process : processes) {
      for (StepDefinition step : steps) {
        if (step.isOf(process.role(), process.id())) {
          addAll(process, step, refinement, false);
          if (crashes && step.isByItsProcess()) {
            addAll(process, step, refinement, true);
          }
        }
      }
      if (deliveries) {
        add(process, null, false, others(process), false);
      }
    }
    this.time =
        transitions.stream()
            .filter(ProtocolTransition::passes)
            .mapToInt(ProtocolTransition::number)
            .findFirst()
            .orElse(-1);
  }

  private void addAll(
      ProcessInstance process, StepDefinition step, Refinement refinement, boolean crashing) {
    List<ProcessInstance> senders =
        others(process).stream()
            .filter(other -> step.senders().contains(other.role()))
            .filter(
                other ->
                    !step.detects()
                        || step.peer() == null
                        || Objects.equals(step.peer(), other.id()))
            .toList();
    List<List<ProcessInstance>> parts = refinement.parts(step, senders);
    for (List<ProcessInstance> part : parts) {
      add(process, step, crashing, part, true);
    }
    if (parts.isEmpty()) {
      add(process, step, crashing, senders, false);
    }
  }

  private List<ProcessInstance> others(ProcessInstance process) {
    return processes.stream().filter(other -> !other.equals(process)).toList();
  }

  private void add(
      ProcessInstance process,
      @Nullable StepDefinition step,
      boolean crashing,
      List<ProcessInstance> senders,
      boolean exact) {
    int number = transitions.size();
    List<Integer> indices =
        exact ? senders.stream().map(ProcessInstance::index).toList() : List.of();
    numbers.put(new Key(process, step, crashing, indices), number);
    int regular =
        crashing
            ? Objects.requireNonNull(numbers.get(new Key(process, step, false, indices)))
            : number;
    ProtocolTransition transition =
        new ProtocolTransition(number, process, step, crashing, senders, exact, regular);
    transitions.add(transition);
    twins.computeIfAbsent(regular, key -> new ArrayList<>()).add(transition);
  }

  /** The transition in which the process takes the step with letters of these senders. */
  public int of(
      ProcessInstance process, StepDefinition step, boolean crashing, List<Integer> senders) {
    Integer part = numbers.get(new Key(process, step, crashing, senders));
    return part != null
        ? part
        : Objects.requireNonNull(numbers.get(new Key(process, step, crashing, List.of())));
  }

  int ofDelivery(ProcessInstance process) {
    return Objects.requireNonNull(numbers.get(new Key(process, null, false, List.of())));
  }

  @Override
  public Iterator<ProtocolTransition> iterator() {
    return Collections.unmodifiableList(transitions).iterator();
  }

  /** The transition and its crashing counterpart, if there is one. */
  List<ProtocolTransition> twins(int number) {
    return twins.getOrDefault(number, List.of());
  }

  public ProtocolTransition get(int number) {
    return transitions.get(number);
  }

  public int size() {
    return transitions.size();
  }

  /** All transitions. Those of time are nobody's, and only the first of them is ever enabled. */
  public List<Transition> all() {
    return transitions.stream()
        .map(
            t ->
                t.passes()
                    ? new Transition(t.number(), TraceStep.TIME, "passes")
                    : new Transition(t.number(), t.process().toString(), t.name(), t.isMishap()))
        .toList();
  }

  /** Which of these transitions are units of time, and for which ones time has to wait. */
  public Urgency urgency(Layout layout) {
    return new Urgency(
        layout,
        transitions.stream()
            .map(one -> one.step() == null ? Timing.FREE : one.step().timing())
            .toList(),
        transitions.stream().mapToInt(one -> one.process().index()).toArray());
  }

  /** Whether some process has timers, so that time passes. */
  public boolean isTimed() {
    return time() >= 0;
  }

  /**
   * The number of the transition that lets time pass for all processes: that of the first one of
   * those that let time pass for one process, which are taken only together. It is -1 if time does
   * not pass.
   */
  public int time() {
    return time;
  }
}
