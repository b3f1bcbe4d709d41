package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Explicit crashes make no difference to a verdict. No row is too large for unbounded crashes. */
final class CrashTests {

  private static final int UNBOUNDED = Integer.MAX_VALUE;

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#all")
  void verdictIsTheSameWhenAnyProcessMayCrash(Row row) {
    assertSameVerdict(
        row,
        CheckOptions.unreduced().with(ProtocolOptions.defaults().withExplicitCrashes(UNBOUNDED)));
  }

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#all")
  void verdictIsTheSameWhenOneProcessMayCrash(Row row) {
    assertSameVerdict(
        row, CheckOptions.unreduced().with(ProtocolOptions.defaults().withExplicitCrashes(1)));
  }

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#small")
  void verdictIsTheSameWithCrashesAndUncleanInputBuffers(Row row) {
    CheckOptions crashes =
        CheckOptions.unreduced().with(ProtocolOptions.defaults().withExplicitCrashes(UNBOUNDED));
    assertSameVerdict(row, crashes.with(ProtocolOptions::of, own -> own.withTraffic(Traffic.GRM)));
  }

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#small")
  void verdictIsTheSameWithCrashesAndCleanInputBuffers(Row row) {
    CheckOptions crashes =
        CheckOptions.unreduced().with(ProtocolOptions.defaults().withExplicitCrashes(UNBOUNDED));
    assertSameVerdict(row, crashes.with(ProtocolOptions::of, own -> own.withTraffic(Traffic.RM)));
  }

  private static void assertSameVerdict(Row row, CheckOptions options) {
    CheckResult result = row.check(options.withAll());

    assertThat(result.end()).isEqualTo(EndReason.EXHAUSTED);
    assertThat(result.verdict()).isEqualTo(row.verdict());
    assertThat(result.statistics().states()).isGreaterThan(row.figures().states());
  }
}
