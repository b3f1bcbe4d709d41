package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A counterexample can be run again, in a system compiled anew, and ends where it should. */
final class CounterexampleTests {

  static Stream<Row> violatedRows() {
    return Rows.all().filter(row -> row.figures().violating() > 0);
  }

  @ParameterizedTest
  @MethodSource("violatedRows")
  void breadthFirstCounterexampleReplaysToAViolation(Row row) {
    assertReplays(row, CheckOptions.unreduced());
  }

  @ParameterizedTest
  @MethodSource("violatedRows")
  void depthFirstCounterexampleReplaysToAViolation(Row row) {
    assertReplays(row, CheckOptions.unreduced().withSearch(SearchOrder.DFS));
  }

  @ParameterizedTest
  @MethodSource("violatedRows")
  void counterexampleWithDeliveriesReplaysToAViolation(Row row) {
    assertReplays(
        row, CheckOptions.unreduced().with(ProtocolOptions.defaults().withTraffic(Traffic.GRM)));
  }

  @ParameterizedTest
  @MethodSource("violatedRows")
  void depthFirstCounterexampleWithCrashesReplaysToAViolation(Row row) {
    CheckOptions crashes =
        CheckOptions.unreduced().with(ProtocolOptions.defaults().withExplicitCrashes(2));
    assertReplays(row, crashes.withSearch(SearchOrder.DFS));
  }

  private static void assertReplays(Row row, CheckOptions options) {
    CheckResult result = row.check(options);
    Counterexample found = Objects.requireNonNull(result.counterexample());
    CompiledModel model = row.system().compile(options);

    Walk walk = Walk.along(model.system(), found.path());

    assertThat(walk.trace()).isEqualTo(found.trace());
    StateProperty failed =
        StateProperty.ofEveryState(model.properties()).stream()
            .filter(invariant -> invariant.name().equals(found.property()))
            .findFirst()
            .orElseThrow();
    assertThat(failed.decider().holds(walk.state())).isTrue();
    assertThat(failed.explain(walk.state())).isEqualTo(found.explanation());
  }
}
