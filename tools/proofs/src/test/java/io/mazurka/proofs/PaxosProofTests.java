package io.mazurka.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProofResult.Verdict;
import io.mazurka.gallery.Paxos;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Paxos in plain Java, proved by its local graphs. */
@Tag("long")
final class PaxosProofTests {

  @Test
  void twoProposersNeverMakeALearnerLearnTwoValues() {
    ProofResult result =
        new InductionProver().prove(ProofRequest.of(new Paxos().protocol(2, 3, 1)), line -> {});

    assertThat(result.verdict()).isEqualTo(Verdict.PROVED);
    assertThat(result.recheckedBy()).startsWith("SMTInterpol");
    assertThat(result.lemmas()).hasSize(64);
  }

  @Test
  void lemmasProveItAgain() {
    LemmaRoundTripTests.requireRoundTrip("paxos", Map.of());
  }
}
