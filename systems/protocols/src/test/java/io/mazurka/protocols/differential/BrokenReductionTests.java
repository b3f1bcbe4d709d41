package io.mazurka.protocols.differential;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.mazurka.protocols.random.ProtocolGenerator;
import io.mazurka.protocols.random.ProtocolPlan;
import io.mazurka.testkit.FailingSystem;
import io.mazurka.testkit.RandomRun;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A reduction that is broken on purpose is reported by a protocol that can be read. */
@Tag("slow")
final class BrokenReductionTests {

  /** Shortly before the first that fails, so that few are searched in vain. */
  private static final int FIRST = 301;

  private static final int SYSTEMS = 400;

  private static final RandomRun<ProtocolPlan> RUN =
      new RandomRun<>(
          ReductionTests.class,
          ProtocolGenerator::draw,
          new ReductionExperiment(3, Forgotten.SENDERS::in));

  private static final FailingSystem FOUND = RUN.requireFailure("senders", FIRST, SYSTEMS);

  @Test
  void failureShowsAFewLinesAndTheCommandThatRunsThemAgain() {
    int draws = (int) FOUND.seed() - FIRST + 1;
    Throwable failure = catchThrowable(() -> RUN.inParallel(FIRST, draws).requireNoDifference());

    assertThat(failure)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(" random systems fail, the first is that of seed ")
        .hasMessageContaining(String.join("\n    ", FOUND.lines()))
        .hasMessageContaining("terminal states: the full search has ")
        .hasMessageContaining(
            "mvn -q -Dfast -pl :mazurka-protocols -am test"
                + " -Dtest=io.mazurka.protocols.differential.ReductionTests -Dmazurka.seed="
                + FOUND.seed());
    assertThat(FOUND.lines()).hasSizeLessThanOrEqualTo(6);
  }

  @Test
  void itsSeedAloneFailsAgain() {
    assertThatThrownBy(() -> RUN.requireNoDifference(FOUND.seed()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(FOUND.toString());
  }
}
