package io.mazurka.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.explicit.Avoidance;
import io.mazurka.kernel.explicit.Counters;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Systems too large for a naive exploration, with a formula for every figure. */
class CountersTests {

  @ParameterizedTest
  @CsvSource({
    "BFS, EXACT, 3, 80", "DFS, EXACT, 3, 80", "BFS, FINGERPRINT, 3, 80", "DFS, FINGERPRINT, 3, 80",
    "BFS, EXACT, 2, 700", "DFS, EXACT, 2, 700", "BFS, EXACT, 12, 2", "DFS, EXACT, 12, 2"
  })
  void everyFigureIsExact(SearchOrder order, StoreKind store, int counters, int limit) {
    Counters system = new Counters(counters, limit);
    CheckResult result =
        run(system, CheckOptions.defaults().withSearch(order).withStore(store).withAll(), false);
    Statistics found = result.statistics();
    assertThat(found.states()).isEqualTo(system.states());
    assertThat(found.transitions()).isEqualTo(system.steps());
    assertThat(found.terminalStates()).isEqualTo(1);
    assertThat(found.depth()).isEqualTo(order == SearchOrder.BFS ? system.depth() : -1);
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void shortestCounterexampleIsFoundFarAway() {
    Counters system = new Counters(3, 80);
    StateProperty corner =
        new Avoidance("corner", state -> state[0] >= 70 && state[1] >= 75 && state[2] >= 71);
    CheckResult result = run(system, CheckOptions.defaults(), false, corner);
    assertThat(result.counterexample().path().steps()).hasSize(216);
    int[] last = Walk.along(system, result.counterexample().path()).state();
    assertThat(last).containsExactly(70, 75, 71);
  }

  @Test
  void deadlockFarAwayIsFound() {
    Counters system = new Counters(3, 80);
    CheckResult result = run(system, CheckOptions.defaults(), true);
    assertThat(result.verdict()).isEqualTo(Verdict.DEADLOCK);
    assertThat(result.counterexample().path().steps()).hasSize(240);
    assertThat(result.statistics().violatingStates()).isEqualTo(1);
  }

  @Test
  void unboundedDepthIsNoProblemForDepthFirstSearch() {
    CheckResult result =
        run(new Counters(1, 500_000), CheckOptions.defaults().withSearch(SearchOrder.DFS), true);
    assertThat(result.counterexample().path().steps()).hasSize(500_000);
  }

  private static CheckResult run(
      Counters system, CheckOptions options, boolean deadlock, StateProperty... invariants) {
    return Check.of(ignored -> new CompiledModel(system, List.of(invariants), deadlock, List.of()))
        .with(options)
        .run();
  }
}
