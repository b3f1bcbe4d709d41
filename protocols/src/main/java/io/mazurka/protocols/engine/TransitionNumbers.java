package io.mazurka.protocols.engine;

import io.mazurka.kernel.Transition;
import io.mazurka.protocols.StepDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The static transitions of a protocol: per process its steps, their crashing twins, deliveries.
 */
final class TransitionNumbers {

  private final List<Transition> transitions = new ArrayList<>();
  private final List<@Nullable StepDefinition> definitions = new ArrayList<>();
  private final Map<Key, Integer> numbers = new HashMap<>();

  private record Key(ProcessInstance process, @Nullable StepDefinition step, boolean crashing) {}

  TransitionNumbers(
      List<ProcessInstance> processes,
      List<StepDefinition> steps,
      boolean crashes,
      boolean deliveries) {
    for (ProcessInstance process : processes) {
      for (StepDefinition step : steps) {
        if (step.role() == process.role()) {
          add(process, step, step.name(), false);
          if (crashes) {
            add(process, step, step.name() + ", crashing", true);
          }
        }
      }
      if (deliveries) {
        add(process, null, "deliver", false);
      }
    }
  }

  private void add(
      ProcessInstance process, @Nullable StepDefinition step, String name, boolean crashing) {
    numbers.put(new Key(process, step, crashing), transitions.size());
    transitions.add(new Transition(transitions.size(), process.toString(), name));
    definitions.add(step);
  }

  int of(ProcessInstance process, StepDefinition step, boolean crashing) {
    return Objects.requireNonNull(numbers.get(new Key(process, step, crashing)));
  }

  int ofDelivery(ProcessInstance process) {
    return Objects.requireNonNull(numbers.get(new Key(process, null, false)));
  }

  /** The step that a transition is an instance of, or null for a delivery. */
  @Nullable StepDefinition definition(int transition) {
    return definitions.get(transition);
  }

  List<Transition> all() {
    return List.copyOf(transitions);
  }
}
