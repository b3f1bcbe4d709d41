package io.mazurka.bench.defaults;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.bench.defaults.TimedCheck.Outcome;
import io.mazurka.bench.tables.BenchException;
import org.junit.jupiter.api.Test;

final class TimedCheckTests {

  private static final String TIMES = "a remark\n0m0.010s 0m0.000s\n1m2.500s 0m0.250s\n";

  @Test
  void timesAreThoseOfChildren() {
    Outcome outcome =
        TimedCheck.parse("{\"verdict\":\"holds\",\"states\":7,\"reductions\":[\"lpor\"]}", TIMES);

    assertThat(outcome).isEqualTo(new Outcome(true, 7, 62.75, "–"));
  }

  @Test
  void reductionThatWasGivenUpIsFound() {
    Outcome outcome =
        TimedCheck.parse(
            "{\"verdict\":\"inconclusive\",\"states\":9,\"reductions\":"
                + "[\"lpor, given up after 8,192 states, because it took 95 % of the steps\"]}",
            TIMES);

    assertThat(outcome.givenUpAfter()).isEqualTo("8,192");
    assertThat(outcome.finished()).isFalse();
  }

  @Test
  void whatIsNoReportIsRefused() {
    assertThatThrownBy(() -> TimedCheck.parse("", "no times")).isInstanceOf(BenchException.class);
    assertThatThrownBy(() -> TimedCheck.parse("no report", TIMES))
        .isInstanceOf(BenchException.class);
  }
}
