package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TwoPhaseCommitTests {

  @Test
  void coordinatorThatLosesPatienceTooLateBreaksAtomicity() {
    Figures.assertViolated(
        TwoPhaseCommit.protocol(2, false),
        6,
        "participant2 committed although participant1 aborted");
    assertThat(Figures.of(TwoPhaseCommit.protocol(2, false)))
        .isEqualTo(new Figures(60, 101, 11, 6, 2));
  }

  @Test
  void coordinatorThatLosesPatienceOnlyWhileItWaitsKeepsIt() {
    assertThat(Figures.of(TwoPhaseCommit.protocol(2, true)))
        .isEqualTo(new Figures(51, 85, 8, 5, 0));
  }
}
