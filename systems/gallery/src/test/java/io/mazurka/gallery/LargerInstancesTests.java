package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Millions of states, with the figures of SPIN. */
@Tag("long")
final class LargerInstancesTests {

  @Test
  void paxosWithThreeProposersHasTheFiguresOfSpin() {
    CheckResult result = assertFigures(Row.of(new Paxos(), 3, 3, 1), 2_094_552, 6_352_818);

    assertThat(result.statistics().terminalStates()).isEqualTo(148_968);
  }

  @Test
  void paxosWithFiveAcceptorsHasTheFiguresOfSpin() {
    assertFigures(Row.of(new Paxos(), 2, 5, 1), 31_364_889, 117_623_666);
  }

  @Test
  void storageWithFiveObjectsAndTwoReadersHasTheFiguresOfSpin() {
    assertFigures(Row.of(new Storage(), 5, 2), 9_174_614, 60_159_799);
  }

  private static CheckResult assertFigures(Row row, long states, long transitions) {
    CheckResult result = row.check(CheckOptions.unreduced().withAll());

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.statistics().transitions()).isEqualTo(transitions);
    return result;
  }
}
