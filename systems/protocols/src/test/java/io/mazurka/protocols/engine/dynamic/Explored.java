package io.mazurka.protocols.engine.dynamic;

import io.mazurka.dpor.Explorer;
import io.mazurka.dpor.StackListener;
import io.mazurka.dpor.Tally;
import io.mazurka.dpor.execution.EventModel;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.steps.Planning;
import io.mazurka.dpor.steps.StepStack;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.value.bytes.Fingerprint;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** What the runs from one initial state have come across. */
final class Explored implements StackListener {

  private final TransitionSystem system;
  private final List<Property> checked;
  private final long mostEvents;
  private final Set<List<Long>> terminal = new HashSet<>();
  private final Set<String> violated = new HashSet<>();
  private final Set<List<TreeSet<Long>>> traces = new HashSet<>();
  private final StepStack stack;
  private final Explorer explorer;
  private final boolean finished;

  Explored(
      TransitionSystem system,
      List<Property> checked,
      EventModel steps,
      int[] initial,
      Planning planning,
      long mostEvents) {
    this.system = system;
    this.checked = checked;
    this.mostEvents = mostEvents;
    this.stack = new StepStack(steps, initial);
    this.explorer = Explorer.of(stack, planning, Integer.MAX_VALUE, this);
    explorer.run();
    this.finished = explorer.isFinished();
  }

  boolean finished() {
    return finished;
  }

  /** The terminal states, each as the fingerprints of its parts. */
  Set<List<Long>> terminal() {
    return terminal;
  }

  Set<String> violated() {
    return violated;
  }

  Set<List<TreeSet<Long>>> traces() {
    return traces;
  }

  Tally tally() {
    return explorer.tally();
  }

  @Override
  public boolean entered() {
    for (StateProperty invariant : StateProperty.ofEveryState(checked)) {
      if (invariant.decider().holds(stack.state(stack.length()))) {
        violated.add(invariant.name());
      }
    }
    return true;
  }

  @Override
  public boolean ended(RunEnd end) {
    if (end == RunEnd.COMPLETE) {
      int[] state = stack.state(stack.length());
      int slots = system.initialStates().get(0).length;
      terminal.add(
          IntStream.range(0, slots)
              .mapToObj(slot -> Fingerprint.of(system.values().encode(slot, state[slot])))
              .toList());
      List<Long> execution = new ArrayList<>();
      for (int position = 0; position < stack.length(); position++) {
        execution.add(stack.event(position));
      }
      traces.add(Traces.normalForm(execution, stack.model()));
    }
    return explorer.tally().events() < mostEvents;
  }
}
