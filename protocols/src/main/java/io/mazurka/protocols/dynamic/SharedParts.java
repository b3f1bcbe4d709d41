package io.mazurka.protocols.dynamic;

import io.mazurka.protocols.InvariantDefinition;
import io.mazurka.protocols.InvariantDefinition.Clause;
import io.mazurka.protocols.programs.ViewStep;
import io.mazurka.protocols.programs.ViewStep.Stimulus;
import io.mazurka.protocols.relations.Visibility;
import io.mazurka.protocols.views.Layout;
import io.mazurka.protocols.views.ProcessInstance;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What steps of different processes have in common besides messages: monitors, a budget of crashes,
 * and the truth of invariants, each as a bit. Where there are more than a long has bits, some share
 * one, which makes more steps dependent than are.
 */
final class SharedParts {

  private final Layout layout;
  private final List<InvariantDefinition> checked;
  private final @Nullable Visibility visibility;
  private final Map<Object, Integer> bits = new HashMap<>();

  /**
   * @param checked the invariants that matter
   * @param visibility what can change them, or null if that is not known
   */
  SharedParts(Layout layout, List<InvariantDefinition> checked, @Nullable Visibility visibility) {
    this.layout = layout;
    this.checked = checked;
    this.visibility = visibility;
  }

  /** What a step of a process from a local state to another touches, as a set of bits. */
  long touchedBy(ProcessInstance process, ViewStep step, int local, int to) {
    long touched = 0;
    for (Stimulus stimulus : step.stimuli()) {
      if (stimulus.slot() >= layout.processes().size()) {
        touched |= bit(stimulus.slot());
      }
    }
    for (InvariantDefinition invariant : checked) {
      if (invariant.clauses().isEmpty()) {
        touched |= isChanged(invariant, process, step, local, to) ? bit(invariant) : 0;
      }
      for (Clause clause : invariant.clauses()) {
        touched |= isChanged(clause, process, local, to) ? bit(clause) : 0;
      }
    }
    return touched;
  }

  private boolean isChanged(
      InvariantDefinition invariant, ProcessInstance process, ViewStep step, int local, int to) {
    return (local != to && invariant.reads().contains(process.role()))
        || step.stimuli().stream()
            .anyMatch(
                stimulus ->
                    layout.monitors().stream()
                        .anyMatch(
                            monitor ->
                                stimulus.slot() == layout.slotOf(monitor)
                                    && invariant.reads().contains(monitor.monitor())));
  }

  private boolean isChanged(Clause clause, ProcessInstance process, int local, int to) {
    int position = clause.processes().indexOf(process.id());
    return position >= 0
        && clause.processes().size() > 1
        && local != to
        && (visibility == null || visibility.mayChange(clause, position, local, to));
  }

  private long bit(Object part) {
    return 1L << bits.computeIfAbsent(part, key -> bits.size() % Long.SIZE);
  }
}
