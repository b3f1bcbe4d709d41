package io.mazurka.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.ModelReference;
import io.mazurka.catalogue.proof.LemmaSource;
import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProofResult.Verdict;
import io.mazurka.catalogue.proof.ProvedLemma;
import io.mazurka.kernel.model.Checkable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The lemmas that a proof tells are enough to prove the same again, in single steps. */
@Tag("slow")
final class LemmaRoundTripTests {

  static ProofResult prove(String name, Map<String, Integer> parameters, LemmaSource lemmas) {
    Checkable model = ModelReference.named(name).withParameters(parameters).open().create();
    return new InductionProver()
        .prove(ProofRequest.of(model).withLemmas(lemmas).strengthening(false), line -> {});
  }

  /** Proves a model and proves it again by what was told. */
  static List<String> requireRoundTrip(String name, Map<String, Integer> parameters) {
    ProofResult found = prove(name, parameters, LemmaSource.found());
    List<String> lemmas = found.lemmas().stream().map(ProvedLemma::formula).toList();

    ProofResult again = prove(name, parameters, LemmaSource.given(lemmas));

    assertThat(found.verdict()).isEqualTo(Verdict.PROVED);
    assertThat(lemmas).isNotEmpty();
    assertThat(again.verdict()).as(again.explanation()).isEqualTo(Verdict.PROVED);
    assertThat(again.k()).isEqualTo(1);
    assertThat(again.lemmas()).extracting(ProvedLemma::formula).isEqualTo(lemmas);
    return lemmas;
  }

  @Test
  void lemmasOfTheBakeryProveItAgain() {
    requireRoundTrip("bakery", Map.of());
  }

  @Test
  void lemmasOfTheRegisterProveItAgain() {
    List<String> lemmas = requireRoundTrip("storage", Map.of("objects", 3, "readers", 1));

    assertThat(lemmas).anyMatch(lemma -> lemma.startsWith("everyone: "));
    assertThat(lemmas).anyMatch(lemma -> lemma.contains("reader.phase = \"IDLE\""));
  }

  @Test
  void sameProofIsFoundAgain() {
    ProofResult one = prove("storage", Map.of("objects", 3, "readers", 1), LemmaSource.found());
    ProofResult other = prove("storage", Map.of("objects", 3, "readers", 1), LemmaSource.found());

    assertThat(other.lemmas()).isEqualTo(one.lemmas());
    assertThat(other.checks()).isEqualTo(one.checks());
  }
}
