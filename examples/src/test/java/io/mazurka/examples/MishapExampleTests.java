package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.examples.fairness.LossyLine;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples with losses, duplications, timeouts and restarts. */
final class MishapExampleTests {

  @Test
  void alternatingBitsTellItemsApart() {
    Check.of(AlternatingBit.protocol(2, false)).run().assertHolds();
    assertThat(Figures.of(AlternatingBit.protocol(2, false)))
        .isEqualTo(new Figures(345, 939, 30, 14, 0));
    assertThatThrownBy(() -> Check.of(AlternatingBit.protocol(2, true)).run().assertHolds())
        .hasMessageContaining("nothing is received before it is sent is violated");
  }

  /** What only a mishap would bring about need not come about. */
  @Test
  void executionsMayEndBeforeAMishap() {
    for (Protocol protocol : List.of(LoggedDecision.protocol(), JunkInTheWay.protocol())) {
      CheckResult result = Check.of(protocol).with(CheckOptions.defaults().withAll()).run();
      assertThat(result.properties()).allMatch(one -> one.verdict() == Verdict.VIOLATED);
    }
  }

  @Test
  void whatIsRepeatedArrivesIfNotEveryCopyIsLost() {
    Check.of(LossyLine.protocol(3)).run().assertHolds();
    assertThat(Figures.of(LossyLine.protocol(2)).states()).isEqualTo(18);
  }

  @Test
  void stableVotesAreGivenOnce() {
    Check.of(StableVotes.protocol(3, false)).run().assertHolds();
    assertThat(Figures.of(StableVotes.protocol(3, false)))
        .isEqualTo(new Figures(372, 1064, 96, 9, 0));
    assertThatThrownBy(() -> Check.of(StableVotes.protocol(3, true)).run().assertHolds())
        .hasMessageContaining("candidate1 is LEADER, candidate2 is LEADER");
    CheckOptions once =
        CheckOptions.defaults().with(ProtocolOptions.defaults().withAtMost(Mishap.RESTART, 0));
    Check.of(StableVotes.protocol(3, true)).with(once).run().assertHolds();
  }
}
