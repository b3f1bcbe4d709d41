package io.mazurka.protocols.engine.relations;

import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tells whether stubborn sets preserve weak fairness. They do if every process is assumed to be
 * fair, only its own steps can disable it, and all its steps depend on each other. Then a fair
 * execution takes a step of each stubborn set, and moving that step to the front changes the number
 * of steps of no process. They need not if messages are to be treated fairly, for the sets tell
 * processes apart and not messages; nor if crashes, losses or timeouts are possible: an exhausted
 * budget or a lost message may disable other processes. So may a message that is sent, if a step
 * takes everything.
 */
final class FairProcesses {

  private FairProcesses() {}

  /** Whether {@code checked} assumes fairness, and stubborn sets preserve all that it assumes. */
  static boolean areKept(List<Property> checked, TransitionNumbers transitions) {
    List<FairnessAssumption> assumptions = TemporalProperty.assumedBy(checked);
    Map<Integer, Set<Integer>> byProcess = new HashMap<>();
    for (ProtocolTransition transition : transitions) {
      if (transition.crashing()
          || transition.step() == null
          || transition.isWatching()
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
        && assumptions.stream()
            .allMatch(one -> one.strength() == Strength.WEAK && !one.isOfMessages())
        && TemporalProperty.among(checked).stream()
            .allMatch(one -> one.fairness().isEmpty() || one.fairness().size() == byProcess.size())
        && fair.equals(Set.copyOf(byProcess.values()));
  }
}
