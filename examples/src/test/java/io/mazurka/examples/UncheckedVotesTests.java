package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class UncheckedVotesTests {

  @Test
  void coordinatorThatForgetsToLookAtTheVotesBreaksAtomicity() {
    Relevance.assertNothingIrrelevant(UncheckedVotes.protocol(2, false), 4);
    Relevance.assertNothingIrrelevant(UncheckedVotes.protocol(3, false), 5);
  }

  @Test
  void coordinatorThatLooksKeepsIt() {
    assertThat(Figures.of(UncheckedVotes.protocol(3, true)))
        .isEqualTo(new Figures(792, 2_252, 72, 10, 0));
  }
}
