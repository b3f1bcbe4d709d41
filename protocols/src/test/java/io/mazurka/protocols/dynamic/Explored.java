package io.mazurka.protocols.dynamic;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.dynamic.Tally;
import io.mazurka.kernel.dynamic.execution.RunEnd;
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
final class Explored implements StepRunListener {

  private final TransitionSystem system;
  private final List<Property> checked;
  private final long mostEvents;
  private final Set<List<Long>> terminal = new HashSet<>();
  private final Set<String> violated = new HashSet<>();
  private final Set<List<TreeSet<Integer>>> traces = new HashSet<>();
  private final StepExplorer explorer;
  private final boolean finished;

  Explored(
      TransitionSystem system,
      List<Property> checked,
      EventSystem steps,
      int[] initial,
      Planning planning,
      long mostEvents) {
    this.system = system;
    this.checked = checked;
    this.mostEvents = mostEvents;
    this.explorer = new StepExplorer(steps, initial, planning, Integer.MAX_VALUE, this);
    this.finished = explorer.explore();
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

  Set<List<TreeSet<Integer>>> traces() {
    return traces;
  }

  Tally tally() {
    return explorer.tally();
  }

  @Override
  public boolean entered(Run run) {
    for (StateProperty invariant : StateProperty.ofEveryState(checked)) {
      if (invariant.decider().holds(run.state(run.length()))) {
        violated.add(invariant.name());
      }
    }
    return true;
  }

  @Override
  public boolean ended(RunEnd end, Run run) {
    if (end == RunEnd.COMPLETE) {
      int[] state = run.state(run.length());
      int slots = system.initialStates().get(0).length;
      terminal.add(
          IntStream.range(0, slots)
              .mapToObj(slot -> Fingerprint.of(system.values().encode(slot, state[slot])))
              .toList());
      List<StepEvent> execution = new ArrayList<>();
      for (int position = 0; position < run.length(); position++) {
        execution.add(run.event(position));
      }
      traces.add(Traces.normalForm(execution));
    }
    return explorer.tally().events() < mostEvents;
  }
}
