package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Running one execution for each trace gives the verdicts of the full search. */
final class TraceTests {

  private static CheckOptions with(Por por) {
    return CheckOptions.defaults().withPor(por);
  }

  private static Executions executions(CheckResult result) {
    return Objects.requireNonNull(result.executions());
  }

  static Stream<Arguments> traces() {
    return Stream.of(
        Arguments.of(Row.of(new Paxos(), 1, 3, 1), Verdict.HOLDS, 18),
        Arguments.of(Row.of(new EchoMulticast(), 3, 0, 1, 1), Verdict.HOLDS, 4),
        Arguments.of(Row.of(new EchoMulticast(), 3, 1, 1, 0), Verdict.HOLDS, 1),
        Arguments.of(Row.of(new EchoMulticast(), 2, 1, 2, 1), Verdict.VIOLATED, 7_128),
        Arguments.of(Row.of(new Storage(), 3, 1), Verdict.HOLDS, 162),
        Arguments.of(Row.of(new WrongStorage(), 3, 1), Verdict.VIOLATED, 162),
        Arguments.of(Row.of(new OralMessages(), 3, 1), Verdict.HOLDS, 144),
        Arguments.of(Row.of(new OralMessages(), 3, 2), Verdict.VIOLATED, 480),
        Arguments.of(Row.of(new Paxos(), 2, 3, 1), Verdict.HOLDS, 3_555),
        Arguments.of(Row.of(new FaultyPaxos(), 2, 3, 1), Verdict.VIOLATED, 10_449),
        Arguments.of(Row.of(new FaultyPaxos2(), 2, 3, 1), Verdict.HOLDS, 3_555));
  }

  @ParameterizedTest
  @MethodSource("traces")
  void optimalReductionRunsOneExecutionForEachTrace(Row row, Verdict verdict, long traces) {
    CheckResult optimal = row.check(with(Por.DPOR_OPTIMAL).withAll());

    assertThat(optimal.verdict()).isEqualTo(verdict);
    assertThat(executions(optimal).traces()).isEqualTo(traces);
    assertThat(executions(optimal).blockedRuns()).isZero();
  }

  @ParameterizedTest
  @MethodSource("traces")
  void sourceSetsCompleteTheSameTraces(Row row, Verdict verdict, long traces) {
    CheckResult source = row.check(with(Por.DPOR_SOURCE).withAll());

    assertThat(source.verdict()).isEqualTo(verdict);
    assertThat(executions(source).traces()).isEqualTo(traces);
  }

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#all")
  void classicReductionKeepsTheVerdict(Row row) {
    assertThat(row.check(with(Por.DPOR_CLASSIC)).verdict()).isEqualTo(row.verdict());
  }
}
