package io.mazurka.kernel.exploration;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.Patience.Account;
import org.junit.jupiter.api.Test;

final class PatienceTests {

  /** A thousand states with four steps each, whose full expansion is 32 units of work each. */
  private static Account account(long fired, long choosing) {
    return new Account(1000, fired, 4000, choosing, 0);
  }

  private static boolean bears(Patience patience, Account account) {
    return patience.bearsWith(account.share(), account.cost());
  }

  @Test
  void reductionThatTakesAllStepsPaysOnlyIfChoosingIsNoWork() {
    assertThat(bears(Patience.usual(), account(4000, 0))).isTrue();
    assertThat(bears(Patience.usual(), account(4000, 1))).isFalse();
  }

  @Test
  void theFewerStepsAreTakenTheMoreChoosingMayCost() {
    assertThat(account(2000, 96_000).share()).isEqualTo(0.5);
    assertThat(account(2000, 96_000).cost()).isEqualTo(3.0);
    assertThat(bears(Patience.usual(), account(2000, 96_000))).isTrue();
    assertThat(bears(Patience.usual(), account(3000, 96_000))).isFalse();
  }

  @Test
  void slotsAndTransitionsCountAmongTheWorkOfAState() {
    assertThat(new Account(1000, 4000, 4000, 64_000, 128).cost()).isEqualTo(1.0);
  }

  @Test
  void oneThatIsToBeGivenUpNeverPays() {
    assertThat(bears(Patience.untilStates(1), account(1, 0))).isFalse();
  }

  @Test
  void stepBackSaysWhenAndWhy() {
    assertThat(new StepBack(8192, 0.953, 1.44))
        .hasToString(
            "given up after 8,192 states, because it took 95 % of the enabled steps, and choosing"
                + " them was 1.4 times the work of taking all");
  }
}
