package io.mazurka.gallery.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two crashes of three processes are too many for agreement. */
@Tag("long")
class LargerConsensusTests {

  @Test
  void agreementIsViolatedAfterFourteenSteps() {
    CheckResult result = Check.of(new Consensus().model(3, 2)).with(CheckOptions.unreduced()).run();

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.counterexample().path().steps()).hasSize(14);
  }

  @Test
  void everyStateIsCounted() {
    CheckResult result =
        Check.of(new Consensus().model(3, 2)).with(CheckOptions.unreduced().withAll()).run();

    assertThat(result.statistics().states()).isEqualTo(969_968);
    assertThat(result.statistics().transitions()).isEqualTo(2_625_264);
    assertThat(result.statistics().terminalStates()).isEqualTo(35_064);
    assertThat(result.statistics().violatingStates()).isEqualTo(480);
  }
}
