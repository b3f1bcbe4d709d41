package io.mazurka.protocols.relations;

import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.protocols.programs.ProtocolTransition;
import io.mazurka.protocols.programs.TransitionNumbers;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether stubborn sets keep weak fairness. They do if every process is treated fairly, only its
 * own steps can disable it, and all its steps depend on each other: then a fair execution takes a
 * step of each set, and where it is moved to the front no process gets a step more or less. Where
 * something may crash, get lost or time out, a budget or a lost message may disable others.
 */
final class FairProcesses {

  private FairProcesses() {}

  /** Whether something is assumed by {@code checked}, and kept. */
  static boolean areKept(List<Property> checked, TransitionNumbers transitions) {
    List<FairnessAssumption> assumptions = TemporalProperty.assumedBy(checked);
    Map<Integer, Set<Integer>> byProcess = new HashMap<>();
    for (ProtocolTransition transition : transitions) {
      if (transition.crashing()
          || transition.step() == null
          || transition.step().mishap() != null) {
        return false;
      }
      byProcess
          .computeIfAbsent(transition.process().index(), index -> new HashSet<>())
          .add(transition.number());
    }
    Set<Set<Integer>> fair = new HashSet<>();
    assumptions.forEach(assumption -> fair.add(assumption.actions()));
    return !assumptions.isEmpty()
        && assumptions.stream().allMatch(one -> one.strength() == Strength.WEAK)
        && TemporalProperty.among(checked).stream()
            .allMatch(one -> one.fairness().isEmpty() || one.fairness().size() == byProcess.size())
        && fair.equals(Set.copyOf(byProcess.values()));
  }
}
