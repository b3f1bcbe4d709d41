package io.mazurka.kernel.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.reduction.Reduction.Contract;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The levels that are explored in full where states may come without end. */
final class FullLevelsTests {

  private static List<Integer> upTo40(Contract contract) {
    return IntStream.rangeClosed(0, 40)
        .filter(level -> FullLevels.include(level, contract))
        .boxed()
        .toList();
  }

  @Test
  void everySixteenthLevelButTheFirstIsFull() {
    assertThat(upTo40(Contract.forInvariants(true))).containsExactly(16, 32);
    assertThat(upTo40(Contract.forLinearTime(true))).containsExactly(16, 32);
  }

  @Test
  void noLevelIsFullWhereItIsNotNeeded() {
    assertThat(upTo40(Contract.forInvariants(true).amongFinitelyMany())).isEmpty();
    assertThat(upTo40(Contract.forTerminalStates())).isEmpty();
    assertThat(upTo40(Contract.byAttraction())).isEmpty();
    assertThat(upTo40(Contract.forEverything())).isEmpty();
  }
}
