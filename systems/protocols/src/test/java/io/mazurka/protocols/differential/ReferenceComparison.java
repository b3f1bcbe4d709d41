package io.mazurka.protocols.differential;

import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.reference.ReferenceGraph;
import io.mazurka.protocols.reference.ReferenceGraph.Figures;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.testkit.Trial;
import java.util.TreeSet;

/** Compares the engine on a protocol with its graph by definition. */
public record ReferenceComparison(
    Protocol protocol, CheckOptions options, ReferenceGraph graph, Trial trial) {

  /** Demands that the engine agrees with the graph, in every order and with every store. */
  public void requireAgreement() {
    compareFigures(options.withAll());
    compareFigures(options.withAll().withSearch(SearchOrder.DFS));
    compareFigures(options.withAll().withStore(StoreKind.FINGERPRINT));
    compareCounterexample();
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
    trial.require("figures", expected, figures);
    TreeSet<String> violated = new TreeSet<>();
    result.properties().stream()
        .filter(property -> property.verdict() == Verdict.VIOLATED)
        .forEach(property -> violated.add(property.name()));
    trial.require("violated properties", graph.violated(), violated);
  }

  private void compareCounterexample() {
    CheckResult result = Check.of(protocol).with(options).run();
    int expected = graph.shortestViolation().orElse(-1);
    int found =
        result.counterexample() == null ? -1 : result.counterexample().path().steps().size();
    trial.require("length of the counterexample", expected, found);
  }
}
