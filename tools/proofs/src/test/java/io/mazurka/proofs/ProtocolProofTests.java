package io.mazurka.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.catalogue.proof.ProofResult.Verdict;
import io.mazurka.gallery.DetectedConsensus;
import io.mazurka.gallery.Storage;
import io.mazurka.gallery.WrongStorage;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Role;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Protocols in plain Java, proved by their local graphs. */
final class ProtocolProofTests {

  private static ProofResult prove(Protocol protocol) {
    return new InductionProver().prove(ProofRequest.of(protocol), line -> {});
  }

  @Test
  void registerIsProvedInTheWordsOfItsRecords() {
    ProofResult result = prove(new Storage().protocol(3, 1));

    assertThat(result.verdict()).isEqualTo(Verdict.PROVED);
    assertThat(result.recheckedBy()).isNotNull();
    assertThat(result.lemmas()).isNotEmpty();
    assertThat(result.lemmas().toString()).contains("from object", "history.");
  }

  @Test
  void wrongRegisterIsViolatedByAnExecution() {
    ProofResult result = prove(new WrongStorage().protocol(3, 1));

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.trace()).isNotNull();
  }

  @Test
  @Tag("slow")
  void consensusWithADetectorIsProvedWithLemmasOfItsOwn() {
    ProofResult result = prove(new DetectedConsensus().protocol(2, 1, 0));

    assertThat(result.verdict()).isEqualTo(Verdict.PROVED);
    assertThat(result.recheckedBy()).isNotNull();
    assertThat(result.lemmas().toString()).contains("is down", "CrashNotice");
  }

  @Test
  void mistakeOfTheDetectorIsAnExecution() {
    ProofResult result = prove(new DetectedConsensus().protocol(2, 0, 1));

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
  }

  /** A dependent pair that solvers or local graphs call independent would be an error. */
  @Test
  @Tag("slow")
  void relationsOfSolversAndOfLocalGraphsAreComparedWithExecutions() {
    ProofRequest request =
        ProofRequest.of(new DetectedConsensus().protocol(2, 0, 0)).reportingRelations(true);
    ProofResult result = new InductionProver().prove(request, line -> {});

    assertThat(result.remarks().toString())
        .contains("pairs of transitions of two processes")
        .contains("in the 56 states of the program, all of them by both");
  }

  private record Counter(int number) {}

  @Test
  void whatGrowsWithoutEndIsRefusedWithTheReason() {
    ProtocolBuilder builder = Protocol.named("counting");
    Role<Counter> counter = builder.role("counter", 1, new Counter(0));
    counter.step("count").then(self -> Effect.become(new Counter(self.number() + 1)));
    builder.invariant("few").forEach(counter, self -> self.number() < 0);

    assertThatThrownBy(() -> prove(builder.build()))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("the local analysis is not complete");
  }

  @Test
  void everyMishapForWhichAProtocolIsRefusedIsNamed() {
    ProtocolBuilder builder = Protocol.named("unreliable").channels(Channels.MULTISET);
    Role<Counter> counter = builder.role("counter", 1, new Counter(0));
    builder.lossy(1).duplicating(2);
    builder.invariant("none").forEach(counter, self -> self.number() == 0);

    assertThatThrownBy(() -> prove(builder.build()))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessage(
            "cannot be proved: losses and duplications are declared, which are no part of local"
                + " graphs; check explores them");
  }

  @Test
  void proofAboutRoleThatNobodyPlaysSaysSo() {
    ProtocolBuilder builder = Protocol.named("deserted");
    Role<Counter> counter = builder.role("counter", 1, new Counter(0));
    Role<Counter> listener = builder.role("listener", 0, new Counter(0));
    builder.invariant("none").forEach(counter, self -> self.number() == 0);
    builder.invariant("heard").forEach(listener, self -> self.number() > 0);

    ProofResult result = prove(builder.build());
    assertThat(result.verdict()).isEqualTo(Verdict.PROVED);
    assertThat(result.remarks()).containsExactly("heard is about listener, of which there is none");
  }
}
