package io.mazurka.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.explicit.Avoidance;
import io.mazurka.kernel.explicit.Counters;
import io.mazurka.kernel.explicit.Instrumented;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MemoryLimitTests {

  @ParameterizedTest
  @EnumSource
  void fullMemoryEndsTheSearchWithTheFiguresSoFar(SearchOrder order) {
    CheckResult result = run(order, CheckOptions.defaults());
    assertThat(result.end()).isEqualTo(EndReason.MEMORY_LIMIT);
    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.guarantee()).hasToString("bounded: stopped when the memory was full");
    assertThat(result.statistics().states()).isGreaterThan(1_000);
    assertThat(result.statistics().transitions()).isBetween(9_000L, 10_000L);
    assertThat(result.statistics().storeBytes()).isPositive();
  }

  @ParameterizedTest
  @EnumSource
  void violationFoundBeforeOutranksFullMemory(SearchOrder order) {
    StateProperty five = new Avoidance("below five", state -> state[0] == 5);
    CheckResult result = run(order, CheckOptions.defaults().withAll(), five);
    assertThat(result.end()).isEqualTo(EndReason.MEMORY_LIMIT);
    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(result.statistics().violatingStates()).isPositive();
  }

  /** Simulates a full memory: the ten-thousandth step throws an {@link OutOfMemoryError}. */
  private static CheckResult run(
      SearchOrder order, CheckOptions options, StateProperty... invariants) {
    AtomicInteger fired = new AtomicInteger();
    TransitionSystem system =
        new Instrumented(
            new Counters(3, 50),
            () -> {
              if (fired.incrementAndGet() == 10_000) {
                throw new OutOfMemoryError("simulated");
              }
            });
    return Check.of(ignored -> new CompiledModel(system, List.of(invariants), false, List.of()))
        .with(options.withSearch(order))
        .run();
  }

  @ParameterizedTest
  @EnumSource
  void smallHeapEndsALargeSearchCleanly(SearchOrder order) throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes = System.getProperty("java.class.path");
    ProcessBuilder builder =
        new ProcessBuilder(
            java,
            "-Xmx24m",
            "-XX:+UseSerialGC",
            "-cp",
            classes,
            SmallHeap.class.getName(),
            order.name());
    Process process = builder.redirectErrorStream(true).start();
    assertThat(output(process)).matches("MEMORY_LIMIT \\d{6,7}\\R");
    assertThat(process.waitFor()).isZero();
  }

  private static String output(Process process) throws IOException {
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  /** Searches a hundred million states in its own JVM. */
  static final class SmallHeap {

    private SmallHeap() {}

    public static void main(String[] arguments) {
      Counters system = new Counters(4, 99);
      CheckOptions options = CheckOptions.defaults().withSearch(SearchOrder.valueOf(arguments[0]));
      CheckResult result =
          Check.of(ignored -> new CompiledModel(system, List.of(), false, List.of()))
              .with(options)
              .run();
      System.out.println(result.end() + " " + result.statistics().states());
    }
  }
}
