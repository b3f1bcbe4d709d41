package io.mazurka.protocols.engine.analysis;

import io.mazurka.kernel.Transition;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeSet;

/**
 * A summary of an analysis for people: the size of each local graph, and the steps that may lie on
 * a cycle.
 */
final class AnalysisText {

  private AnalysisText() {}

  static String of(LocalAnalysis analysis) {
    Optional<String> gap = analysis.gap();
    if (gap.isPresent()) {
      return "local analysis given up: " + gap.get();
    }
    StringJoiner text = new StringJoiner("\n");
    text.add("local analysis");
    for (LocalGraph graph : analysis.graphs()) {
      text.add(
          String.format(
              Locale.ROOT,
              "  %-16s %,8d local states %,8d steps %,8d letters",
              analysis.background().meaning().process(graph.process()),
              graph.locals().size(),
              graph.steps().size(),
              graph.letters().stream().count()));
    }
    if (analysis.isBounded()) {
      text.add(
          String.format(
              Locale.ROOT, "  no execution has more than %,.0f steps", analysis.longest()));
    }
    analysis.failure().ifPresent(failure -> text.add("  " + failure));
    if (analysis.isAcyclic()) {
      text.add("  no execution comes back to a state");
    } else {
      text.add("  steps that may be taken again and again:");
      TreeSet<String> lines = new TreeSet<>();
      for (LocalStep step : analysis.repeatableSteps()) {
        Transition transition = analysis.background().transitions().get(step.transition());
        lines.add("    %s.%s".formatted(transition.process(), transition.name()));
      }
      lines.forEach(text::add);
    }
    return text.toString();
  }
}
