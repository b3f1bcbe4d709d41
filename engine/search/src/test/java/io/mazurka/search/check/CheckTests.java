package io.mazurka.search.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.explicit.Avoidance;
import io.mazurka.kernel.explicit.InterningSystem;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckTests {

  @ParameterizedTest
  @CsvSource({"BFS, EXACT", "BFS, FINGERPRINT", "DFS, EXACT", "DFS, FINGERPRINT"})
  void valuesMayBeNumberedInTheOrderOfTheirDiscovery(SearchOrder order, StoreKind store) {
    Statistics found = run(order, store, "none").statistics();
    assertThat(found.states()).isEqualTo(343);
    assertThat(found.transitions()).isEqualTo(882);
    assertThat(found.terminalStates()).isEqualTo(64);
    assertThat(found.depth()).isEqualTo(order == SearchOrder.BFS ? 6 : -1);
  }

  @ParameterizedTest
  @CsvSource({
    "BFS, EXACT, true",
    "DFS, EXACT, false",
    "BFS, FINGERPRINT, false",
    "BFS, NONE, true"
  })
  void counterexampleIsCalledShortestOnlyIfNoShorterOneCanBeMissing(
      SearchOrder order, StoreKind store, boolean shortest) {
    CheckResult result = run(order, store, "ab");
    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.counterexample().shortest()).isEqualTo(shortest);
    assertThat(result.summary().contains("the fewest possible")).isEqualTo(shortest);
  }

  /** Checks that no process writes {@code word}. */
  private static CheckResult run(SearchOrder order, StoreKind store, String word) {
    InterningSystem system = new InterningSystem();
    Avoidance avoidance = new Avoidance("no " + word, state -> system.state(state).contains(word));
    return Check.of(options -> new CompiledModel(system, List.of(avoidance), false, List.of()))
        .with(CheckOptions.defaults().withSearch(order).withStore(store))
        .run();
  }
}
