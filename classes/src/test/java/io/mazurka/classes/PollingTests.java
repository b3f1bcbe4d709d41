package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.Pollings;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A loop that only looks at something waits until that changes, whatever it is. */
final class PollingTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(Pollings.class, method)).run();
  }

  @ParameterizedTest
  @CsvSource({
    "tryLock",
    "tryReadAndWriteLock",
    "tryAcquire",
    "pollQueue",
    "pollBlockingQueue",
    "isDone",
    "isTerminated",
    "isCompleted",
    "getCount",
    "isAlive",
    "mapGet",
    "mapAsALock",
    "isEmpty",
    "getStamp",
    "sum",
    "sameNumberInAnotherBox",
    "testAndTestAndSet",
    "conditionsAtTheEnd",
  })
  void pollingIsWaiting(String method) {
    check(method).assertHolds();
  }

  @Test
  void pollingForEverIsADeadlock() {
    assertThat(check("tryAcquireForEver").summary())
        .contains("deadlock", "Thread-0 waits to see a change of Semaphore");
  }
}
