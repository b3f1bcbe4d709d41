package io.mazurka.guarded.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.differential.Mistake;
import io.mazurka.testkit.FailingSystem;
import io.mazurka.testkit.RandomRun;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The comparison with the full search catches reductions with a mistake in them. */
@Tag("slow")
final class SeededMistakesTests {

  private static final int MOST_LINES = 8;

  enum Forgotten {
    PROVISO(Mistake.provisoForgotten()),
    VISIBILITY(Mistake.visibilityForgotten()),
    INTERFERENCE(Mistake.interferenceForgotten((command, other) -> true)),
    INTERFERENCE_WITH_LATER_COMMANDS(
        Mistake.interferenceForgotten((command, other) -> other.number() >= command.number())),
    ENABLING(Mistake.enablingForgotten((command, other) -> true));

    private final Mistake mistake;

    Forgotten(Mistake mistake) {
      this.mistake = mistake;
    }
  }

  @ParameterizedTest
  @EnumSource(Forgotten.class)
  void mistakeIsCaughtAndShownByASmallProgram(Forgotten forgotten) {
    FailingSystem found =
        new RandomRun<>(
                getClass(),
                ProgramGenerator::draw,
                new ReductionExperiment<>(
                    plan -> PlannedProgram.of(plan).model(), forgotten.mistake))
            .requireFailure(forgotten.name(), 0, 1_000);

    assertThat(found.lines()).as(found.toString()).hasSizeLessThanOrEqualTo(MOST_LINES);
  }
}
