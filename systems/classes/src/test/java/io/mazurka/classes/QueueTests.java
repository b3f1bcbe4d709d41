package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.omissions.Allowance;
import io.mazurka.classes.twins.Queues;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads wait because of who came before them, where Java says so. */
final class QueueTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(Queues.class, method)).run();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "secondReader",
        "secondReaderOfAFairLock",
        "secondReaderWithStamps",
        "fairPermits",
        "permitsForThoseWhoWait",
      })
  void whoeverWaitsBehindAnotherOneMayWaitForEver(String method) {
    assertThat(check(method).summary()).startsWith("deadlock is reached");
  }

  @ParameterizedTest
  @CsvSource({
    "secondReaderTries, 4",
    "impatientWriter, 4",
    "readsAgain, 5",
    "permits, 4",
    "fairSinglePermits, 2",
    "fairLock, 2",
  })
  void nobodyElseDoes(String method, long traces) {
    CheckResult found = check(method);
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.executions().traces()).isEqualTo(traces);
  }

  @Test
  void whoeverIsInterruptedLeavesTheQueue() {
    assertThat(check("interruptedWriter").verdict()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void whoeverIsTooLateLeavesTheQueue() {
    ClassProgram program = ClassProgram.of(Queues.class, "impatientWriter");
    assertThat(Check.of(program.allowing(new Allowance(0, 1))).run().verdict())
        .isEqualTo(Verdict.HOLDS);
  }
}
