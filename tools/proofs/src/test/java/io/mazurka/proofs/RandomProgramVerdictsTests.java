package io.mazurka.proofs;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.catalogue.proof.LemmaSource;
import io.mazurka.catalogue.proof.ProofRequest;
import io.mazurka.catalogue.proof.ProofResult;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Verdict;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** On random programs, values out of range among them, a search never contradicts a proof. */
@Tag("slow")
final class RandomProgramVerdictsTests {

  private static final int PROGRAMS = 25;

  private static String searched(GuardedModel model) {
    try {
      Verdict verdict = Check.of(model).with(CheckOptions.unreduced()).run().verdict();
      return verdict == Verdict.HOLDS ? "proved" : "violated";
    } catch (ModelMisbehavedException e) {
      return "misbehaves";
    }
  }

  private static String proved(GuardedModel model, long seed) {
    ProofRequest request =
        ProofRequest.of(model)
            .withLargestK(4)
            .withLemmas(seed % 8 == 0 ? LemmaSource.found() : LemmaSource.none());
    try {
      ProofResult result = new InductionProver().prove(request, line -> {});
      return switch (result.verdict()) {
        case PROVED -> "proved";
        case VIOLATED -> "violated";
        case UNPROVED -> "not proved";
      };
    } catch (ModelMisbehavedException e) {
      return "misbehaves";
    }
  }

  @Test
  void searchNeverContradictsProofs() {
    Map<String, Integer> counts = new TreeMap<>();
    for (long seed = 0; seed < PROGRAMS; seed++) {
      GuardedModel model = RandomProgramsTests.draw(seed, true);
      String searched = searched(model);
      String proved = proved(model, seed);
      counts.merge("check %s, prove %s".formatted(searched, proved), 1, Integer::sum);
      if (searched.equals("misbehaves")) {
        assertThat(proved).as("seed %d", seed).isNotEqualTo("proved");
      } else if (!proved.equals("not proved")) {
        assertThat(proved).as("seed %d", seed).isEqualTo(searched);
      }
    }
    assertThat(counts)
        .containsKeys("check proved, prove proved", "check violated, prove violated")
        .containsKey("check misbehaves, prove misbehaves");
  }
}
