package io.mazurka.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProofResult.Verdict;
import io.mazurka.catalogue.proof.ProvedLemma;
import io.mazurka.gallery.programs.Consensus;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Agreement of three and four processes, with lemmas that nobody wrote. */
@Tag("long")
class LargerConsensusProofTests {

  private static ProofResult prove(int n, int f) {
    return new InductionProver().prove(ProofRequest.of(new Consensus().model(n, f)), line -> {});
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void agreementIsProvedWithLemmasOfAllClasses(int n) {
    ProofResult result = prove(n, 1);

    assertThat(result.verdict()).isEqualTo(Verdict.PROVED);
    assertThat(result.recheckedBy()).startsWith("SMTInterpol");
    assertThat(result.lemmas())
        .hasSize(19)
        .extracting(ProvedLemma::lemmaClass)
        .contains("definition", "system model", "message flow", "state validity");
  }

  @Test
  void lemmasProveItAgain() {
    LemmaRoundTripTests.requireRoundTrip("consensus", Map.of("n", 3, "f", 1));
  }

  @Test
  void twoCrashesOfThreeAreTooMany() {
    ProofResult result = prove(3, 2);

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.trace().steps()).hasSize(14);
  }
}
