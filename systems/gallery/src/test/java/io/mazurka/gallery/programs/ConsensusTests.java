package io.mazurka.gallery.programs;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.guarded.GuardedModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The consensus has exactly these states, over all its initial states, and agreement holds. */
class ConsensusTests {

  @ParameterizedTest
  @CsvSource({
    "2, 0, 56, 80, 4",
    "2, 1, 264, 408, 40",
    "3, 0, 6800, 26520, 8",
    "3, 1, 205280, 735576, 408"
  })
  void figuresAreThoseOfEveryInitialState(int n, int f, long states, long steps, long ends) {
    CheckResult result = Check.of(new Consensus().model(n, f)).with(CheckOptions.unreduced()).run();

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.statistics().transitions()).isEqualTo(steps);
    assertThat(result.statistics().terminalStates()).isEqualTo(ends);
  }

  /** The rule as printed, which is not enough with three processes and a crash. */
  @ParameterizedTest
  @CsvSource({"2, 1, HOLDS, 264, 408, 40, 0", "3, 1, VIOLATED, 220256, 787560, 432, 312"})
  void ruleAsPrintedBreaksAgreement(
      int n, int f, Verdict verdict, long states, long steps, long ends, long violating) {
    GuardedModel printed = new Consensus().model(n, f, true);
    CheckResult result = Check.of(printed).with(CheckOptions.unreduced().withAll()).run();

    assertThat(result.verdict()).isEqualTo(verdict);
    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.statistics().transitions()).isEqualTo(steps);
    assertThat(result.statistics().terminalStates()).isEqualTo(ends);
    assertThat(result.statistics().violatingStates()).isEqualTo(violating);
  }

  /**
   * One process proposes to the second only and crashes. The second decides on its value, the third
   * suspects it and decides without.
   */
  @Test
  void ruleAsPrintedBreaksAgreementAfterTwelveSteps() {
    GuardedModel printed = new Consensus().model(3, 1, true);
    CheckResult result = Check.of(printed).with(CheckOptions.unreduced()).run();

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(Objects.requireNonNull(result.counterexample()).path().steps()).hasSize(12);
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 0"})
  void reductionKeepsAgreement(int n, int f) {
    CheckResult result = Check.of(new Consensus().model(n, f)).run();

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
  }
}
