package io.mazurka.protocols.engine.compiler;

import io.mazurka.kernel.model.ImpossibleStep;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.Meaning;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.roles.Received;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the declared steps that no process can take even on its own, if every message that anybody
 * can ever send may be waiting. No execution contains such a step.
 */
record ImpossibleSteps(LocalAnalysis analysis, TransitionNumbers transitions) {

  /**
   * The impossible steps among {@code declared}; a step that is declared for each peer counts as
   * one.
   */
  List<ImpossibleStep> among(List<StepDefinition> declared) {
    List<ImpossibleStep> impossible = new ArrayList<>();
    Set<String> known = possible();
    for (StepDefinition step : declared) {
      if (step.role().size() > 0 && step.interrupted() == null && known.add(step.qualifiedName())) {
        impossible.add(new ImpossibleStep(step.qualifiedName(), reason(step)));
      }
    }
    return impossible;
  }

  private Set<String> possible() {
    Set<String> possible = new HashSet<>();
    for (LocalGraph graph : analysis.graphs()) {
      for (int local : graph.locals()) {
        for (LocalStep step : graph.steps(local)) {
          StepDefinition definition = transitions.get(step.transition()).step();
          if (definition != null) {
            possible.add(definition.qualifiedName());
          }
        }
      }
    }
    return possible;
  }

  private String reason(StepDefinition step) {
    if (!step.consumes()) {
      return "its guard holds in no local state that %s can come to".formatted(step.role().name());
    }
    long senders =
        analysis.graphs().stream().mapToLong(graph -> senders(step, graph)).max().orElse(0);
    if (step.detects() && senders == 0) {
      return "none of those whose crash it waits for ever crashes: %s"
          .formatted(step.senders().stream().map(Role::name).collect(Collectors.joining(", ")));
    }
    String type = step.messageType().getSimpleName();
    if (senders == 0) {
      return "nobody ever sends it a message of type " + type;
    }
    return senders < step.quorum().least()
        ? "it needs messages of type %s from %d senders, and only %d ever send one"
            .formatted(type, step.quorum().least(), senders)
        : "its guard holds in no local state that %s can come to, whatever messages are there"
            .formatted(step.role().name());
  }

  /**
   * The number of senders from which the process of a graph may receive messages that the step
   * consumes; 0 if the step belongs to another role.
   */
  private long senders(StepDefinition step, LocalGraph graph) {
    Meaning meaning = analysis.background().meaning();
    if (step.role().members().stream()
        .noneMatch(member -> member.toString().equals(meaning.process(graph.process())))) {
      return 0;
    }
    return graph.letters().stream()
        .mapToObj(meaning::letter)
        .filter(letter -> step.messageType().isInstance(letter.message()))
        .map(Received::sender)
        .filter(sender -> step.senders().stream().anyMatch(r -> r.members().contains(sender)))
        .distinct()
        .count();
  }
}
