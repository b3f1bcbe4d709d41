package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.protocols.Protocol;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;

/** The figures of the whole state space of an example. */
record Figures(long states, long transitions, long terminal, int depth, long violating) {

  /** Explores everything, violating states like others. */
  static Figures of(Protocol protocol) {
    Statistics found =
        Check.of(protocol).with(CheckOptions.unreduced().withAll()).run().statistics();
    return new Figures(
        found.states(),
        found.transitions(),
        found.terminalStates(),
        found.depth(),
        found.violatingStates());
  }

  /** The length of a shortest counterexample, which a depth-first search finds as well. */
  static void assertViolated(Protocol protocol, int steps, String explanation) {
    CheckResult result = Check.of(protocol).run();
    Counterexample counterexample = result.counterexample();
    assertThat(counterexample).isNotNull();
    assertThat(counterexample.explanation()).isEqualTo(explanation);
    assertThat(counterexample.path().steps()).hasSize(steps);
    CheckResult depthFirst =
        Check.of(protocol).with(CheckOptions.defaults().withSearch(SearchOrder.DFS)).run();
    assertThat(depthFirst.verdict()).isEqualTo(result.verdict());
  }
}
