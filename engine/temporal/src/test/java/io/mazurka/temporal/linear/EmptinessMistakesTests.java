package io.mazurka.temporal.linear;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.testkit.FailingSystem;
import io.mazurka.testkit.RandomRun;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The comparison with the naive product catches searches that take something wrongly. */
final class EmptinessMistakesTests {

  private static final int MOST_LINES = 8;

  @ParameterizedTest
  @EnumSource
  void mistakeIsCaughtAndShownByASmallGraph(LinearMistake mistaken) {
    FailingSystem found =
        new RandomRun<>(getClass(), LinearPlan::draw, new EmptinessExperiment(mistaken::question))
            .requireFailure(mistaken.name(), 0, 2_000);

    assertThat(found.lines()).as(found.toString()).hasSizeLessThanOrEqualTo(MOST_LINES);
  }
}
