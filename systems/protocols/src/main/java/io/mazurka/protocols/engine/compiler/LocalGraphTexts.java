package io.mazurka.protocols.engine.compiler;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.kernel.trace.picture.DrawnGraph.Edge;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.Meaning;
import io.mazurka.protocols.engine.analysis.exploration.AnalysisBudget;
import io.mazurka.protocols.engine.decomposition.RoleProducts;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Turns the local graphs of processes into graphs with labels, for drawing. */
final class LocalGraphTexts {

  private final LocalAnalysis analysis;
  private final Meaning meaning;

  private LocalGraphTexts(LocalAnalysis analysis) {
    this.analysis = analysis;
    this.meaning = analysis.background().meaning();
  }

  /**
   * The labelled graph of each process. That of the first member of a role says whether the role is
   * a product.
   *
   * @param initial per initial state, the numbers of the local states of all processes
   */
  static List<DrawnGraph> of(
      LocalAnalysis analysis,
      List<int[]> initial,
      List<ProcessInstance> processes,
      AnalysisBudget budget) {
    analysis
        .gap()
        .ifPresent(
            gap -> {
              throw new InvalidOptionException("the local graphs are not known: " + gap);
            });
    LocalGraphTexts texts = new LocalGraphTexts(analysis);
    RoleProducts products = new RoleProducts(processes, analysis, budget::requireTime);
    return analysis.graphs().stream()
        .map(
            graph -> {
              ProcessInstance process = processes.get(graph.process());
              boolean first = process.id().equals(process.role().members().get(0));
              String note = first ? products.of(process.role()).toString() : "";
              return texts.graph(graph, initial, note);
            })
        .toList();
  }

  private DrawnGraph graph(LocalGraph graph, List<int[]> initial, String note) {
    List<Integer> locals = graph.locals();
    List<String> nodes = new ArrayList<>();
    List<Edge> edges = new ArrayList<>();
    for (int local : locals) {
      String text = ValueText.state(meaning.local(graph.process(), local));
      nodes.add(meaning.isCrashed(graph.process(), local) ? text + "; crashed" : text);
    }
    if (graph.canFail()) {
      nodes.add("fails");
    }
    for (int local : locals) {
      for (LocalStep step : graph.steps(local)) {
        int to = step.fails() ? locals.size() : locals.indexOf(step.to());
        edges.add(new Edge(locals.indexOf(local), to, label(step), consumed(step)));
      }
    }
    List<Integer> first =
        initial.stream().map(all -> locals.indexOf(all[graph.process()])).distinct().toList();
    return new DrawnGraph(meaning.process(graph.process()), nodes, first, edges, note);
  }

  private String label(LocalStep step) {
    return analysis.background().transitions().get(step.transition()).name();
  }

  private String consumed(LocalStep step) {
    return step.consumed().stream()
        .map(meaning::letter)
        .map(one -> "%s from %s".formatted(ValueText.of(one.message()), one.sender()))
        .collect(Collectors.joining(", "));
  }
}
