package io.mazurka.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class RandomRunTests {

  private static RandomRun<Digits> run(Experiment<Digits> experiment) {
    return new RandomRun<>(RandomRunTests.class, Digits::draw, experiment);
  }

  /** No number may be above eight. */
  private static void findNine(Digits plan, Trial trial) {
    trial.count("numbers", plan.numbers().size());
    trial.at("this way");
    plan.numbers().forEach(number -> trial.require("number", Math.min(number, 8), number));
  }

  @Test
  void failureShowsTheShrunkSystemWhatDiffersAndTheCommand() {
    RunReport report = run(RandomRunTests::findNine).inParallel(0, 50);

    assertThatThrownBy(report::requireNoDifference)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(
            " of %,d random systems fail, the first is that of seed 0, shrunk from"
                .formatted(Draws.times(50)))
        .hasMessageContaining("20 lines to 1 by trying")
        .hasMessageContaining("\n\n    9\n\n")
        .hasMessageContaining("number: expected 8, found 9 (this way)")
        .hasMessageContaining(
            "mvn -q -Dfast -pl :mazurka-testkit -am test -Dtest=io.mazurka.testkit.RandomRunTests"
                + " -Dmazurka.seed=0");
  }

  @Test
  void systemsThatAreShrunkAreNotCounted() {
    assertThat(run(RandomRunTests::findNine).inTurn(0, 50).count("numbers"))
        .isEqualTo(Draws.times(50 * 20));
  }

  /** An empty system throws something else, so it does not stand for the one that failed. */
  @Test
  void smallerSystemMustFailInTheSameWay() {
    FailingSystem found =
        run((plan, trial) -> {
              if (plan.numbers().isEmpty()) {
                throw new IllegalStateException("nothing to add");
              }
              assertThat(plan.numbers().stream().mapToInt(Integer::intValue).sum()).isLessThan(5);
            })
            .requireFailure("sum", 0, 10);

    assertThat(found.lines()).containsExactly("5");
    assertThat(found.differences().get(0).kind()).contains("at RandomRunTests.java:");
  }

  @Test
  void firstSeedThatFailsIsTold() {
    assertThat(
            run((plan, trial) -> trial.require("small", true, trial.seed() < 7))
                .requireFailingSeed("large seeds", 3, 10))
        .isEqualTo(7);
  }

  @Test
  void mistakeThatNobodyFindsOutFails() {
    assertThatThrownBy(() -> run((plan, trial) -> {}).requireFailure("blindness", 3, 10))
        .isInstanceOf(AssertionError.class)
        .hasMessage("none of 10 random systems from seed 3 on finds out 'blindness'");
  }

  @Test
  void runGoesOnUntilSomethingCameUpOftenEnough() {
    RunReport report =
        run((plan, trial) -> trial.count("even", trial.seed() % 2 == 0)).until("even", 5, 1);

    assertThat(report.count("even")).isEqualTo(Draws.times(5));
    assertThat(report.toString())
        .startsWith("%,d random systems from seed 1 on".formatted(Draws.times(10)));
  }

  @Test
  void whatDidNotComeUpOftenEnoughFails() {
    RunReport report = run(RandomRunTests::findNine).inTurn(0, 2);

    int numbers = Draws.times(40);
    assertThatCode(() -> report.requireMoreThan(numbers - 1, "numbers")).doesNotThrowAnyException();
    assertThatThrownBy(() -> report.requireMoreThan(numbers, "numbers"))
        .hasMessageStartingWith(
            "'numbers' should come up more than %,d times in".formatted(numbers));
  }

  @Test
  void oneSeedCanBeAskedForAndDemandsNoCoverage() {
    assertThat(Seeds.asked(1, 500, "17", null)).isEqualTo(new Seeds(17, 1, false));
    assertThat(Seeds.asked(1, 500, "17", "600")).isEqualTo(new Seeds(17, 600, true));
    assertThat(Seeds.asked(1, 500, null, null)).isEqualTo(new Seeds(1, 500, true));
  }

  @Test
  void factorMultipliesWhatATestSays() {
    assertThat(Draws.times(30, null)).isEqualTo(30);
    assertThat(Draws.times(30, "")).isEqualTo(30);
    assertThat(Draws.times(30, "20")).isEqualTo(600);
    assertThat(Draws.times(Integer.MAX_VALUE, "20")).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void whatIsRareIsDemandedOfManySystemsOnly() {
    RunReport report = run(RandomRunTests::findNine).inTurn(0, 50);
    Runnable demand =
        () -> {
          throw new AssertionError("rare");
        };

    assertThatThrownBy(() -> report.requireOfMany(50, demand)).hasMessage("rare");
    assertThatCode(() -> report.requireOfMany(100_000, demand)).doesNotThrowAnyException();
  }
}
