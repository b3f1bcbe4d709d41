package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How messages travel makes no difference to a verdict. */
@Tag("slow")
final class TrafficTests {

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#all")
  void verdictIsTheSameWithUncleanInputBuffers(Row row) {
    assertSameVerdict(row, Traffic.GRM);
  }

  @ParameterizedTest
  @MethodSource("io.mazurka.gallery.Rows#all")
  void verdictIsTheSameWithCleanInputBuffers(Row row) {
    assertSameVerdict(row, Traffic.RM);
  }

  private static void assertSameVerdict(Row row, Traffic traffic) {
    CheckResult result =
        row.check(
            CheckOptions.unreduced()
                .withAll()
                .with(ProtocolOptions.defaults().withTraffic(traffic)));

    assertThat(result.end()).isEqualTo(EndReason.EXHAUSTED);
    assertThat(result.verdict()).isEqualTo(row.verdict());
    assertThat(result.statistics().states()).isGreaterThan(row.figures().states());
  }
}
