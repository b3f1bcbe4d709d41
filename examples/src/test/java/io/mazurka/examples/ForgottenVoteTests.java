package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class ForgottenVoteTests {

  @Test
  void nodeThatForgetsItsVoteElectsTwoLeaders() {
    Relevance.assertNothingIrrelevant(ForgottenVote.protocol(3, 2, false), 7);
  }

  @Test
  void nodeThatRemembersItsVoteDoesNot() {
    assertThat(Figures.of(ForgottenVote.protocol(3, 1, true)))
        .isEqualTo(new Figures(737, 1_860, 71, 8, 0));
  }
}
