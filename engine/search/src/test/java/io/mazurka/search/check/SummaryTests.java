package io.mazurka.search.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.exploration.SearchResult.Statistics;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.walk.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SummaryTests {

  private static final PropertyResult AGREEMENT =
      new PropertyResult("agreement", Kind.INVARIANT, Verdict.HOLDS);
  private static final PropertyResult DEADLOCK =
      new PropertyResult("deadlock", Kind.DEADLOCK, Verdict.HOLDS);

  @Test
  void exhaustiveSearchProvesThePropertiesForAllStates() {
    assertThat(holds(Guarantee.exhaustive(), AGREEMENT, DEADLOCK))
        .isEqualTo(
            "agreement and absence of deadlock hold in all 1,234 states that can be reached");
  }

  @Test
  void limitBeforeTheSearchSaysNothingAboutStates() {
    Guarantee late = Guarantee.of(Strength.BOUNDED, "stopped by the time limit");
    CheckResult some = result(Verdict.INCONCLUSIVE, late, List.of(), null);
    CheckResult none =
        new CheckResult(
            Verdict.INCONCLUSIVE,
            List.of(),
            EndReason.TIME_LIMIT,
            Statistics.none(),
            1,
            late,
            List.of(),
            null);

    assertThat(Summary.sentence(some))
        .isEqualTo("Not decided (bounded: stopped by the time limit): 1,234 states were explored");
    assertThat(Summary.sentence(none))
        .isEqualTo(
            "Not decided (bounded: stopped by the time limit): it ended before a state was explored");
  }

  @Test
  void executionsProveThePropertiesForAllTraces() {
    CheckResult states = result(Verdict.HOLDS, Guarantee.exhaustive(), List.of(AGREEMENT), null);
    assertThat(Summary.sentence(executed(states, Guarantee.exhaustive())))
        .isEqualTo("agreement holds in all 12 traces");
    Guarantee reduced = Guarantee.of(Strength.EXHAUSTIVE, "without dead messages");
    assertThat(Summary.sentence(executed(states, reduced)))
        .isEqualTo("agreement holds in all 12 traces (without dead messages)");
  }

  private static CheckResult executed(CheckResult result, Guarantee guarantee) {
    return new CheckResult(
        result.verdict(),
        result.properties(),
        result.end(),
        result.statistics(),
        result.seconds(),
        result.searchSeconds(),
        1,
        guarantee,
        result.reductions(),
        null,
        List.of(),
        new Executions(12, 3, 0, 45, 6, 7),
        null,
        null,
        List.of(),
        "",
        -1);
  }

  @Test
  void lossyStoreNeverHoldsWithoutReservation() {
    assertThat(holds(Guarantee.of(Strength.HASHED, "64-bit fingerprints"), AGREEMENT))
        .isEqualTo("agreement holds in the 1,234 states explored (hashed: 64-bit fingerprints)");
  }

  @Test
  void checkOfNothingSaysSo() {
    assertThat(holds(Guarantee.exhaustive()))
        .isEqualTo("Nothing was asked of all 1,234 states that can be reached");
  }

  @Test
  void limitLeavesThePropertiesUndecided() {
    Guarantee guarantee = Guarantee.of(Strength.BOUNDED, "stopped by the time limit");
    assertThat(Summary.sentence(result(Verdict.INCONCLUSIVE, guarantee, List.of(AGREEMENT), null)))
        .isEqualTo(
            "Not decided (bounded: stopped by the time limit): no violation of agreement in the"
                + " 1,234 states explored");
  }

  @Test
  void violationSaysWhereAndWhy() {
    assertThat(violated(2, true))
        .isEqualTo("agreement is violated after 2 steps, the fewest possible: two values");
    assertThat(violated(1, false)).isEqualTo("agreement is violated after 1 step: two values");
    assertThat(violated(0, true))
        .isEqualTo("agreement is violated in an initial state: two values");
  }

  @Test
  void otherFailedPropertiesAreNamedToo() {
    List<PropertyResult> both =
        List.of(
            new PropertyResult("agreement", Kind.INVARIANT, Verdict.VIOLATED),
            new PropertyResult("deadlock", Kind.DEADLOCK, Verdict.DEADLOCK));
    CheckResult result =
        result(Verdict.VIOLATED, Guarantee.exhaustive(), both, counterexample(1, false));
    assertThat(Summary.sentence(result)).endsWith("two values; deadlock fails, too");
  }

  private static String holds(Guarantee guarantee, PropertyResult... properties) {
    return Summary.sentence(result(Verdict.HOLDS, guarantee, List.of(properties), null));
  }

  private static String violated(int steps, boolean shortest) {
    return Summary.sentence(
        result(
            Verdict.VIOLATED, Guarantee.exhaustive(), List.of(), counterexample(steps, shortest)));
  }

  private static Counterexample counterexample(int steps, boolean shortest) {
    TraceStep step = new TraceStep("a", "step", List.of(), List.of(), List.of());
    Trace trace = new Trace(List.of("a"), List.of(""), Collections.nCopies(steps, step));
    Path path = new Path(0, Collections.nCopies(steps, 0));
    return new Counterexample("agreement", Kind.INVARIANT, "two values", path, trace, shortest, 0);
  }

  private static CheckResult result(
      Verdict verdict,
      Guarantee guarantee,
      List<PropertyResult> properties,
      Counterexample counterexample) {
    return new CheckResult(
        verdict,
        properties,
        EndReason.EXHAUSTED,
        new Statistics(1234, 5678, 9, 0, 7, 1024),
        1.5,
        guarantee,
        List.of(),
        counterexample);
  }
}
