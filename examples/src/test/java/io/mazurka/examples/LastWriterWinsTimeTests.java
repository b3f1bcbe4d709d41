package io.mazurka.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.lang.management.ManagementFactory;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
final class LastWriterWinsTimeTests {

  /** Clocks have no end as far as a replica alone can tell, and that is found out early. */
  @Test
  void clocksDoNotCostMoreThanReductionsSave() {
    Supplier<Check> check = () -> Check.of(LastWriterWins.protocol(3, 2));

    double reduced = seconds(() -> check.get().run());
    double full = seconds(() -> check.get().with(CheckOptions.unreduced()).run());

    assertThat(reduced).isLessThan(2 * full);
  }

  /** The time that this thread and those that it starts keep a processor busy, roughly. */
  private static double seconds(Supplier<CheckResult> check) {
    long before = processorTime();
    check.get().assertHolds();
    return (processorTime() - before) / 1e9;
  }

  private static long processorTime() {
    return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
