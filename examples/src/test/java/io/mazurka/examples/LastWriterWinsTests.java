package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;

final class LastWriterWinsTests {

  @Test
  void replicasAgreeInTheEnd() {
    CheckResult result = Check.of(LastWriterWins.protocol(2, 3)).run();

    result.assertHolds();
    assertThat(result.statistics().states()).isEqualTo(3_358);
    assertThat(result.reductions()).contains("dead messages dropped", "lpor, combined split");
    assertThat(Figures.of(LastWriterWins.protocol(2, 3)).states()).isEqualTo(5_526);
  }
}
