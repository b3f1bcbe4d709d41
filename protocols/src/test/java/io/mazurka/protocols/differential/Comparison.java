package io.mazurka.protocols.differential;

import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.Verdict;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.search.SearchResult.Statistics;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.protocols.reference.ReferenceGraph.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;

/** What the engine says about a protocol, against its graph by definition. */
public final class Comparison {

  private final Protocol protocol;
  private final CheckOptions options;
  private final ReferenceGraph graph;
  private final List<String> differences = new ArrayList<>();

  private Comparison(Protocol protocol, CheckOptions options, ReferenceGraph graph) {
    this.protocol = protocol;
    this.options = options;
    this.graph = graph;
  }

  /** In what the engine differs from {@code graph}. */
  public static List<String> differences(
      Protocol protocol, CheckOptions options, ReferenceGraph graph) {
    Comparison comparison = new Comparison(protocol, options, graph);
    comparison.compareFigures(options.withAll());
    comparison.compareFigures(options.withAll().withSearch(SearchOrder.DFS));
    comparison.compareFigures(options.withAll().withStore(StoreKind.FINGERPRINT));
    comparison.compareCounterexample();
    return comparison.differences;
  }

  private void compareFigures(CheckOptions all) {
    CheckResult result = Check.of(protocol).with(all).run();
    Statistics found = result.statistics();
    Figures expected = graph.figures();
    int depth = found.depth() < 0 ? expected.depth() : found.depth();
    Figures figures =
        new Figures(
            found.states(),
            found.transitions(),
            found.terminalStates(),
            found.violatingStates(),
            depth);
    require("figures", expected, figures);
    TreeSet<String> violated = new TreeSet<>();
    result.properties().stream()
        .filter(property -> property.verdict() == Verdict.VIOLATED)
        .forEach(property -> violated.add(property.name()));
    require("violated properties", graph.violated(), violated);
  }

  private void compareCounterexample() {
    CheckResult result = Check.of(protocol).with(options).run();
    int expected = graph.shortestViolation().orElse(-1);
    int found =
        result.counterexample() == null ? -1 : result.counterexample().path().steps().size();
    require("length of the counterexample", expected, found);
  }

  private void require(String what, Object expected, Object found) {
    if (!Objects.equals(expected, found)) {
      differences.add("%s: by definition %s, found %s".formatted(what, expected, found));
    }
  }
}
