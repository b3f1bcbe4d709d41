package io.mazurka.examples.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Timers have the same verdicts as explicit ticks, and need fewer states. */
final class TimeByHandTests {

  @Test
  void lockWithAClockProcessHasTheSameVerdicts() {
    for (int margin = 0; margin <= 4; margin++) {
      for (boolean fencing : List.of(true, false)) {
        assertThat(verdicts(TickingLock.protocol(2, 1, margin, fencing)))
            .as("margin %d, fencing %s", margin, fencing)
            .isEqualTo(verdicts(LeaseLock.protocol(2, 1, margin, fencing)));
      }
    }
  }

  @Test
  void clockProcessMultipliesTheStatesOfTheLock() {
    assertThat(
            List.of(
                states(LeaseLock.protocol(2, 1, 3, true)),
                states(TickingLock.protocol(2, 1, 3, true))))
        .isEqualTo(List.of(3_816L, 103_751L));
  }

  @Test
  void detectorWithTicksHasTheSameVerdicts() {
    for (int patience = 1; patience <= 9; patience++) {
      assertThat(verdicts(TickingHeartbeats.protocol(patience)))
          .as("patience %d", patience)
          .isEqualTo(verdicts(Heartbeats.protocol(patience)));
    }
    assertThat(List.of(states(Heartbeats.protocol(7)), states(TickingHeartbeats.protocol(7))))
        .isEqualTo(List.of(113L, 115L));
  }

  @Test
  void detectorOfADeclaredCrashHasTheVerdictsOfTheOneWithTicks() {
    for (int patience = 1; patience <= 9; patience++) {
      for (boolean inSteps : List.of(true, false)) {
        assertThat(verdicts(CrashingHeartbeats.protocol(patience, inSteps)))
            .as("patience %d, in steps: %s", patience, inSteps)
            .isEqualTo(verdicts(TickingHeartbeats.protocol(patience)));
      }
    }
    assertThat(states(CrashingHeartbeats.protocol(7, false))).isEqualTo(113L);
  }

  @Test
  void clientWithTicksHasTheSameVerdicts() {
    for (int memory = 1; memory <= 9; memory++) {
      for (int losses : new int[] {0, 1, 3, 4}) {
        assertThat(verdicts(TickingClient.protocol(memory, losses)))
            .as("memory %d, %d losses", memory, losses)
            .isEqualTo(verdicts(PatientClient.protocol(memory, losses)));
      }
    }
    assertThat(List.of(states(PatientClient.protocol(8, 3)), states(TickingClient.protocol(8, 3))))
        .isEqualTo(List.of(58L, 95L));
  }

  private static List<String> verdicts(Protocol protocol) {
    CheckResult result = Check.of(protocol).with(CheckOptions.defaults().withAll()).run();
    return result.properties().stream()
        .map(property -> property.name() + " " + property.verdict())
        .sorted()
        .toList();
  }

  private static long states(Protocol protocol) {
    return Check.of(protocol).with(CheckOptions.unreduced().withAll()).run().statistics().states();
  }
}
