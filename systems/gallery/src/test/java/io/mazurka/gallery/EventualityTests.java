package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.gallery.programs.Duel;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.check.Verdict;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What happens at last in protocols, and what need not. */
final class EventualityTests {

  @Test
  void everybodyDecidesUnlessTheCoordinatorCrashes() {
    assertThat(Check.of(new TwoPhases().protocol(3, false)).run().verdict())
        .isEqualTo(Verdict.HOLDS);
    CheckResult crashed = Check.of(new TwoPhases().protocol(3, true)).run();

    assertThat(crashed.verdict()).isEqualTo(Verdict.VIOLATED);
    requireThatItStops(crashed);
  }

  /**
   * Proposers make one attempt each, so executions are finite, and nobody thwarts the one with the
   * highest number.
   */
  @Test
  void paxosWithOneAttemptEachLearnsAValue() {
    assertThat(learned(new Paxos().protocol(2, 3, 1), "none").verdict()).isEqualTo(Verdict.HOLDS);
  }

  @ParameterizedTest
  @CsvSource({
    "1, none, HOLDS",
    "2, none, VIOLATED",
    "2, weak, VIOLATED",
    "2, strong, VIOLATED",
    "2, strong:proposer2.accept, HOLDS",
    "3, strong:proposer2.accept, VIOLATED"
  })
  void proposersWhoTryAgainNeedNotGetThrough(int proposers, String fair, Verdict verdict) {
    CheckResult result = learned(new Duel().model(proposers), fair);

    assertThat(result.verdict()).isEqualTo(verdict);
    if (verdict == Verdict.VIOLATED) {
      Counterexample shown = Objects.requireNonNull(result.counterexample());
      assertThat(shown.cycleStart()).isLessThan(shown.path().steps().size());
    }
  }

  private static CheckResult learned(Checkable model, String fair) {
    AskedProperties asked =
        AskedProperties.condition(Kind.LTL, "<> learned").withFairness(AskedFairness.parse(fair));
    return Check.of(model).with(CheckOptions.defaults().withProperties(asked)).run();
  }

  private static void requireThatItStops(CheckResult result) {
    Counterexample shown = Objects.requireNonNull(result.counterexample());
    assertThat(shown.cycleStart()).isEqualTo(shown.path().steps().size());
  }
}
