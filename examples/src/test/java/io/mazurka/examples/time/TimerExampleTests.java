package io.mazurka.examples.time;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The bugs of the examples with timers, and that they are gone when mended. */
final class TimerExampleTests {

  @Test
  void marginHasToOutweighTwoClocks() {
    assertThat(violated(LeaseLock.protocol(2, 1, 2, true))).containsExactly("one holder");
    assertThat(violated(LeaseLock.protocol(2, 1, 3, true))).isEmpty();
    assertThat(violated(LeaseLock.protocol(2, 2, 3, true))).isEmpty();
  }

  @Test
  void marginDoesNotHelpAgainstLateWrites() {
    assertThat(violated(LeaseLock.protocol(2, 1, 9, false))).containsExactly("nothing overwritten");
  }

  @Test
  void watcherHasToWaitForASlowClock() {
    assertThat(violated(Heartbeats.protocol(6))).containsExactly("no living node is suspected");
    assertThat(violated(Heartbeats.protocol(7))).isEmpty();
  }

  @Test
  void serverHasToRememberUntilTheLastTry() {
    assertThat(violated(PatientClient.protocol(7, 3))).containsExactly("work is done once");
    assertThat(violated(PatientClient.protocol(8, 3))).isEmpty();
    assertThat(violated(PatientClient.protocol(8, 4))).containsExactly("the client has an answer");
  }

  private static List<String> violated(Protocol protocol) {
    CheckResult result = Check.of(protocol).with(CheckOptions.defaults().withAll()).run();
    return result.properties().stream()
        .filter(property -> property.verdict() == Verdict.VIOLATED)
        .map(property -> property.name())
        .toList();
  }
}
