package io.mazurka.temporal.branching;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.testkit.FailingSystem;
import io.mazurka.testkit.RandomRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The comparison with the definition catches labellings that take something wrongly. */
final class BranchingMistakesTests {

  private static final int MOST_LINES = 6;

  @ParameterizedTest
  @EnumSource
  void mistakeIsCaughtAndShownByASmallGraph(BranchingMistake mistaken) {
    FailingSystem found =
        new RandomRun<>(
                getClass(),
                seed -> BranchingPlan.draw(seed, 7),
                new BranchingExperiment(mistaken::in))
            .requireFailure(mistaken.name(), 0, 1_000);

    assertThat(found.lines()).as(found.toString()).hasSizeLessThanOrEqualTo(MOST_LINES);
  }
}
