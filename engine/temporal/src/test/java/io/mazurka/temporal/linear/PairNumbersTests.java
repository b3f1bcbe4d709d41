package io.mazurka.temporal.linear;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class PairNumbersTests {

  private static final int STATES = 30_000;

  @Test
  void tableGivesEachPairTheNextNumberAndFindsItAgain() {
    PairNumbers numbers = new TabledNumbers();
    for (int automatonState = 0; automatonState < 3; automatonState++) {
      for (int state = 0; state < STATES; state++) {
        assertThat(numbers.find(state, automatonState)).isEqualTo(PairNumbers.NONE);
        assertThat(numbers.number(state, automatonState)).isEqualTo(numbers.limit() - 1);
      }
    }
    assertThat(numbers.limit()).isEqualTo(3 * STATES);
    for (int state = 0; state < STATES; state++) {
      assertThat(numbers.find(state, 1)).isEqualTo(STATES + state);
      assertThat(numbers.number(state, 2)).isEqualTo(2 * STATES + state);
      assertThat(numbers.state(STATES + state)).isEqualTo(state);
      assertThat(numbers.automatonState(STATES + state)).isEqualTo(1);
    }
  }

  @Test
  void directNumbersAreBelowTheirLimit() {
    PairNumbers numbers = new DirectNumbers(STATES, 5);
    int last = numbers.number(STATES - 1, 4);
    assertThat(last).isLessThan(numbers.limit());
    assertThat(numbers.state(last)).isEqualTo(STATES - 1);
    assertThat(numbers.automatonState(last)).isEqualTo(4);
    assertThat(DirectNumbers.suit(STATES, 8)).isTrue();
    assertThat(DirectNumbers.suit(STATES, 9)).isFalse();
    assertThat(DirectNumbers.suit(Integer.MAX_VALUE / 8 + 1, 1)).isFalse();
  }
}
