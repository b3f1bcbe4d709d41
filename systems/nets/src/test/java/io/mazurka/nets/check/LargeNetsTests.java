package io.mazurka.nets.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.nets.Net;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;

final class LargeNetsTests {

  private static CheckResult deadMarkings(Net net) {
    return Check.of(CheckableNet.of(net))
        .with(CheckOptions.defaults().withSymmetry(Symmetry.NONE).withAll())
        .run();
  }

  @Test
  void aHundredPhilosophersCanBeStuckInOneWay() {
    CheckResult result = deadMarkings(LargeNets.philosophers(100));

    assertThat(result.verdict()).isEqualTo(Verdict.DEADLOCK);
    assertThat(result.statistics().terminalStates()).isEqualTo(1);
    assertThat(result.statistics().states()).isEqualTo(19_802);
  }

  @Test
  void pipelinesAreExploredOneAfterTheOther() {
    CheckResult result = deadMarkings(LargeNets.pipelines(30, 10, 3));

    assertThat(result.statistics().terminalStates()).isEqualTo(1);
    assertThat(result.statistics().states()).isEqualTo(811);
  }

  @Test
  void everyCombinationOfChoicesIsOneDeadMarking() {
    CheckResult result = deadMarkings(LargeNets.choicesBesideCycles(10, 40, 5));

    assertThat(result.statistics().terminalStates()).isEqualTo(1024);
    assertThat(result.statistics().states()).isEqualTo(207_007);
  }
}
