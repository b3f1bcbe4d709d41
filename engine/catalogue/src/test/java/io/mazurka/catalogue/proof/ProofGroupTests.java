package io.mazurka.catalogue.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.proof.ProofResult.Verdict;
import io.mazurka.catalogue.proof.PropertyAnswer.Answer;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lemmas are put into groups that are proved together. */
final class ProofGroupTests {

  private static ProvedLemma lemma(String name, String... support) {
    return new ProvedLemma(name, "definition", "x", List.of(support));
  }

  @Test
  void lemmasThatSupportEachOtherAreOneGroupAndComeBeforeWhatTheySupport() {
    ProofResult proof =
        new ProofResult(
            Verdict.PROVED,
            List.of("goal"),
            List.of(new PropertyAnswer("goal", Answer.PROVED, "")),
            1,
            List.of(lemma("a", "b"), lemma("b", "a", "c"), lemma("c")),
            List.of("a"),
            1,
            "one",
            "other",
            1,
            "",
            List.of(),
            null);

    assertThat(ProofGroup.of(proof))
        .containsExactly(
            new ProofGroup(List.of("c"), List.of()),
            new ProofGroup(List.of("a", "b"), List.of(0)),
            new ProofGroup(List.of("goal"), List.of(1)));
  }
}
