package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.threads.ThreadOptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The published programs in plain Java have as many traces as those of the scope. */
final class TwinTests {

  @ParameterizedTest
  @CsvSource({
    "VariableTwins, readers, 2, 4",
    "VariableTwins, readers, 5, 32",
    "VariableTwins, readers, 8, 256",
    "VariableTwins, lastzero, 2, 5",
    "VariableTwins, lastzero, 3, 12",
    "VariableTwins, lastzero, 4, 28",
    "VariableTwins, lastzero, 5, 64",
    "VariableTwins, indexer, 2, 1",
    "VariableTwins, indexer, 11, 1",
    "VariableTwins, indexer, 12, 8",
    "VariableTwins, indexer, 13, 64",
    "VariableTwins, rw, 2, 4",
    "VariableTwins, rw, 3, 36",
    "VariableTwins, ainc, 2, 2",
    "VariableTwins, ainc, 4, 24",
    "VariableTwins, casrot, 2, 2",
    "VariableTwins, casrot, 3, 5",
    "VariableTwins, casrot, 4, 14",
    "VariableTwins, casrot, 5, 43",
    "VariableTwins, fibonacci, 1, 11",
    "VariableTwins, fibonacci, 2, 140",
    "VariableTwins, storeBuffering, 0, 3",
    "VariableTwins, messagePassing, 0, 3",
    "VariableTwins, iriw, 0, 15",
    "VariableTwins, rw, 4, 576",
    "LockTwins, lockincMonitor, 3, 6",
    "LockTwins, lockincMethod, 3, 6",
    "LockTwins, lockincLock, 4, 24",
    "LockTwins, filesystem, 13, 1",
    "LockTwins, filesystem, 14, 2",
    "LockTwins, filesystem, 16, 8",
  })
  void aTwinHasTheSameTraces(String type, String program, int n, long traces) throws Exception {
    CheckResult found = check(type, program, n, CheckOptions.defaults());
    assertThat(found.verdict()).hasToString("HOLDS");
    assertThat(found.executions().traces()).isEqualTo(traces);
    assertThat(found.executions().blockedRuns()).isZero();
    assertThat(found.guarantee().toString()).contains("free of data races");
  }

  @ParameterizedTest
  @CsvSource({
    "LockTwins, philosophers, 2, 3",
    "LockTwins, philosophers, 3, 7",
    "LockTwins, philosophers, 5, 31",
    "LockTwins, philosophersLocks, 4, 15",
    "LockTwins, crossedLocks, 0, 3",
  })
  void oneTraceDeadlocks(String type, String program, int n, long traces) throws Exception {
    CheckResult found = check(type, program, n, CheckOptions.defaults().withAll());
    assertThat(found.executions().traces()).isEqualTo(traces);
    assertThat(found.statistics().violatingStates()).isEqualTo(1);
    assertThat(found.summary()).contains("each waits for the next in a circle");
  }

  @ParameterizedTest
  @CsvSource({
    "VariableTwins, lastzero, 4, 28",
    "VariableTwins, casrot, 4, 14",
    "LockTwins, lockincMethod, 3, 6"
  })
  void sourceSetsCompleteAsMany(String type, String program, int n, long traces) throws Exception {
    CheckResult found = check(type, program, n, CheckOptions.defaults().withPor(Por.DPOR_SOURCE));
    assertThat(found.executions().traces()).isEqualTo(traces);
  }

  @ParameterizedTest
  @CsvSource({
    "VariableTwins, readers, 2, 6",
    "VariableTwins, readers, 4, 120",
    "VariableTwins, lastzero, 3, 12",
    "VariableTwins, lastzero, 5, 64",
    "VariableTwins, indexer, 12, 8",
    "VariableTwins, rw, 2, 6",
    "VariableTwins, rw, 3, 90",
    "VariableTwins, ainc, 4, 24",
    "VariableTwins, casrot, 3, 6",
    "VariableTwins, casrot, 5, 120",
    "VariableTwins, fibonacci, 1, 85",
    "VariableTwins, storeBuffering, 0, 3",
    "VariableTwins, messagePassing, 0, 3",
    "VariableTwins, iriw, 0, 27",
    "LockTwins, lockincMonitor, 3, 6",
    "LockTwins, filesystem, 14, 2",
  })
  void aTwinHasTheSameTracesWhereReadsConflict(String type, String program, int n, long traces)
      throws Exception {
    CheckOptions all =
        CheckOptions.defaults().with(ThreadOptions.defaults().withConflicts(Conflicts.ALL));
    CheckResult found = check(type, program, n, all);
    assertThat(found.verdict()).hasToString("HOLDS");
    assertThat(found.executions().traces()).isEqualTo(traces);
  }

  private static CheckResult check(String type, String program, int n, CheckOptions options)
      throws Exception {
    Class<?> twins = Class.forName("io.mazurka.classes.twins." + type);
    return Check.of(ClassProgram.of(twins, program, n)).with(options).run();
  }
}
