package io.mazurka.examples.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.ClassProgram;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each class that is wrong fails with a table of fields and lines; each right one holds. */
final class ClassExampleTests {

  private static CheckResult check(String body) {
    return Check.of(ClassProgram.of(Bodies.class, body)).run();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lostWakeUp | taker-2 waits to resume in monitor of HastyBuffer | HastyBuffer.java:",
        "hastySettings | data race: 'write Settings to HastySettings.settings | HastySettings.java:",
        "reusedNodes | main fails: of two nodes | TreiberStack.java:",
        "hastyTransfers | the clerks are not done | enter monitor of Accounts.second",
      })
  void whatIsWrongIsShown(String body, String what, String where) {
    assertThat(check(body).summary()).contains(what, where, "| main");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "wakeUp | 80 | ' but for threads that wake up without a notification (Object.wait)'",
        "lazySettings | 4 | ''",
        "freshNodes | 19 | ''",
        "transfers | 14 | ' but for time limits that run out while other threads can go on (ExecutorService.awaitTermination)'"
      })
  void whatIsRightIsVerified(String body, long traces, String exceptions) {
    CheckResult found = check(body);
    found.assertHolds();
    assertThat(found.executions().traces()).isEqualTo(traces);
    assertThat(found.guarantee())
        .hasToString(
            "exhaustive: free of data races, so all executions of the Java memory model"
                + exceptions);
  }
}
