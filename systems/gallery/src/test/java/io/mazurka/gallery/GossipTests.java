package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Agreement costs the same whether it is stated on any two nodes or on all at once. */
final class GossipTests {

  static CheckResult check(int nodes, int updates, boolean whole, CheckOptions options) {
    CheckResult result = Check.of(new Gossip().protocol(nodes, updates, whole)).with(options).run();
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    return result;
  }

  static CheckOptions withoutSymmetry() {
    return CheckOptions.defaults().with(ProtocolOptions.defaults().withSymmetry(Symmetry.NONE));
  }

  /** Of a node's updates so many were sent, and each receiver has taken any of them. */
  @Test
  void fullSearchHasEverySetOfUpdatesOnTheirWay() {
    assertThat(check(3, 2, false, CheckOptions.unreduced()).statistics().states())
        .isEqualTo((1 + 4 + 16) * (1 + 4 + 16) * (1 + 4 + 16));
  }

  @ParameterizedTest
  @CsvSource({"3, 1, 10", "3, 2, 97", "4, 1, 17", "4, 2, 310", "5, 2, 527"})
  void bothFormsReduceAlike(int nodes, int updates, long states) {
    CheckOptions options = CheckOptions.defaults();

    assertThat(check(nodes, updates, false, options).statistics().states()).isEqualTo(states);
    assertThat(check(nodes, updates, true, options).statistics().states()).isEqualTo(states);
  }

  @ParameterizedTest
  @CsvSource({"3, 2, 25", "4, 2, 45"})
  void bothFormsReduceAlikeWithoutSymmetry(int nodes, int updates, long states) {
    assertThat(check(nodes, updates, false, withoutSymmetry()).statistics().states())
        .isEqualTo(states);
    assertThat(check(nodes, updates, true, withoutSymmetry()).statistics().states())
        .isEqualTo(states);
  }
}
