package io.mazurka.protocols.engine.dynamic;

import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.PropertyDefinition.Clause;
import io.mazurka.protocols.engine.programs.ViewStep;
import io.mazurka.protocols.engine.programs.ViewStep.Stimulus;
import io.mazurka.protocols.engine.relations.Visibility;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a system that steps of different processes share besides messages: monitors, a
 * budget of crashes, and the truth of properties. Each part is a bit. If there are more than 64
 * parts, some share a bit, which makes more steps dependent than necessary.
 */
final class SharedParts {

  private final Layout layout;
  private final List<PropertyDefinition> checked;
  private final @Nullable Visibility visibility;
  private final Map<Object, Integer> bits = new HashMap<>();

  /**
   * @param checked the properties that are evaluated in every state
   * @param visibility says which steps can change the properties, or null if that is not known
   */
  SharedParts(Layout layout, List<PropertyDefinition> checked, @Nullable Visibility visibility) {
    this.layout = layout;
    this.checked = checked;
    this.visibility = visibility;
  }

  /** The set of parts that a step of a process, from a local state to another, may change. */
  long touchedBy(ProcessInstance process, ViewStep step, int local, int to) {
    long touched = 0;
    for (Stimulus stimulus : step.stimuli()) {
      if (stimulus.slot() >= layout.processes().size()) {
        touched |= bit(stimulus.slot());
      }
    }
    for (PropertyDefinition property : checked) {
      if (property.clauses().isEmpty()) {
        touched |= isChanged(property, process, step, local, to) ? bit(property) : 0;
      } else if (property.kind().hasWitness()) {
        touched |= isChangedAsAWhole(property, process, local, to) ? bit(property) : 0;
      } else {
        touched |= touchedClauses(property, process, local, to);
      }
    }
    return touched;
  }

  /**
   * The bits of the clauses that a step may change. Each clause has its own bit, because a property
   * fails as soon as one clause fails. A clause about a single process needs none, because the
   * steps of one process are always dependent.
   */
  private long touchedClauses(
      PropertyDefinition property, ProcessInstance process, int local, int to) {
    long touched = 0;
    for (Clause clause : property.clauses()) {
      boolean shared = clause.processes().size() > 1;
      touched |= shared && isChanged(clause, process, local, to) ? bit(clause) : 0;
    }
    return touched;
  }

  /**
   * Whether a step may change any clause of a property. This is for properties that a witness
   * shows: it satisfies all clauses at once, so all clauses share one bit.
   */
  private boolean isChangedAsAWhole(
      PropertyDefinition property, ProcessInstance process, int local, int to) {
    boolean shared =
        property.clauses().stream()
                .flatMap(clause -> clause.processes().stream())
                .distinct()
                .count()
            > 1;
    return shared
        && property.clauses().stream().anyMatch(clause -> isChanged(clause, process, local, to));
  }

  private boolean isChanged(
      PropertyDefinition property, ProcessInstance process, ViewStep step, int local, int to) {
    return (local != to && property.reads().contains(process.role()))
        || step.stimuli().stream()
            .anyMatch(
                stimulus ->
                    layout.monitors().stream()
                        .anyMatch(
                            monitor ->
                                stimulus.slot() == layout.slotOf(monitor)
                                    && property.reads().contains(monitor.monitor())));
  }

  private boolean isChanged(Clause clause, ProcessInstance process, int local, int to) {
    int position = clause.processes().indexOf(process.id());
    return position >= 0
        && local != to
        && (visibility == null || visibility.mayChange(clause, position, local, to));
  }

  private long bit(Object part) {
    return 1L << bits.computeIfAbsent(part, key -> bits.size() % Long.SIZE);
  }
}
