package io.mazurka.nets.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.nets.Net;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;

/** A reduction that leaves nothing out is given up, unless somebody asked for it. */
final class StepBackTests {

  private static final CheckOptions DEFAULT =
      CheckOptions.defaults().withSymmetry(Symmetry.NONE).withAll();

  private static CheckResult check(Net net, CheckOptions options) {
    return Check.of(CheckableNet.of(net)).with(options).run();
  }

  @Test
  void reductionThatLeavesNothingOutIsGivenUpWithAWord() {
    CheckResult result = check(LargeNets.competition(40, 3), DEFAULT);

    assertThat(result.statistics().states()).isEqualTo(12_341);
    assertThat(result.reductions())
        .singleElement()
        .asString()
        .startsWith(
            "lpor, given up after 8,192 states, because it took 100 % of the enabled steps, and"
                + " choosing them was ")
        .endsWith(" times the work of taking all");
  }

  @Test
  void theSameHappensDepthFirstAndInAProfile() {
    CheckOptions profiled =
        DEFAULT.withReductions(
            ReductionOptions.defaults().withSymmetry(Symmetry.NONE).withProfile());
    String word = check(LargeNets.competition(40, 3), DEFAULT).reductions().get(0);

    assertThat(check(LargeNets.competition(40, 3), profiled).reductions()).containsExactly(word);
    assertThat(
            check(LargeNets.competition(40, 3), DEFAULT.withSearch(SearchOrder.DFS)).reductions())
        .singleElement()
        .asString()
        .startsWith("lpor, given up after 8,192 states");
  }

  @Test
  void whoAsksForAReductionKeepsIt() {
    CheckResult result = check(LargeNets.competition(40, 3), DEFAULT.withPor(Por.LPOR));

    assertThat(result.statistics().states()).isEqualTo(12_341);
    assertThat(result.reductions()).containsExactly("lpor");
  }

  @Test
  void reductionThatPaysIsKept() {
    CheckResult result = check(LargeNets.philosophers(100), DEFAULT);

    assertThat(result.statistics().states()).isGreaterThan(8_192);
    assertThat(result.reductions()).containsExactly("lpor");
  }

  @Test
  void fewStatesAreNotJudged() {
    assertThat(check(LargeNets.competition(20, 3), DEFAULT).reductions()).containsExactly("lpor");
  }
}
