package io.mazurka.protocols.differential;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.FailingSystem;
import io.mazurka.testkit.RandomRun;
import org.junit.jupiter.api.Test;

/** A reduction that is broken on purpose is reported by a protocol that can be read. */
final class BrokenReductionTests {

  private static final int SYSTEMS = 400;

  private final RandomRun<ProtocolPlan> run =
      new RandomRun<>(
          ReductionTests.class,
          ProtocolGenerator::draw,
          new ReductionExperiment(3, Forgotten.SENDERS::in));

  private final FailingSystem found = run.requireFailure("senders", 1, SYSTEMS);

  @Test
  void failureShowsAFewLinesAndTheCommandThatRunsThemAgain() {
    Throwable failure = catchThrowable(() -> run.inParallel(1, SYSTEMS).requireNoDifference());

    assertThat(failure)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("of " + SYSTEMS + " random systems fail, the first is that of seed ")
        .hasMessageContaining(String.join("\n    ", found.lines()))
        .hasMessageContaining("terminal states: the full search has ")
        .hasMessageContaining(
            "mvn -q -Dfast -pl protocols -am test"
                + " -Dtest=io.mazurka.protocols.differential.ReductionTests -Dmazurka.seed="
                + found.seed());
    assertThat(found.lines()).hasSizeLessThanOrEqualTo(6);
  }

  @Test
  void itsSeedAloneFailsAgain() {
    assertThatThrownBy(() -> run.requireNoDifference(found.seed()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(found.toString());
  }
}
