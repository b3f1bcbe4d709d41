package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.Pollings;
import io.mazurka.classes.twins.SpinningAlgorithms;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

  private static CheckResult checkAlgorithm(String method) {
    return Check.of(ClassProgram.of(SpinningAlgorithms.class, method)).run();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"peterson", "dekker", "bakery", "fastMutex", "ticketLock", "sequenceLock"})
  void loopsOverSeveralVariablesAreExploredCompletely(String method) {
    CheckResult found = checkAlgorithm(method);
    found.assertHolds();
    assertThat(found.guarantee().toString()).contains("exhaustive", "free of data races");
  }

  @ParameterizedTest
  @CsvSource({
    "petersonInTheWrongOrder, 2 are inside",
    "petersonForEver, waits to see a change of SpinningAlgorithms.",
    "bakeryWithoutChoosing, 2 are inside",
    "sequenceLockThatDoesNotWait, half written",
    "publishedByTheSameValue, data race: '",
    "plainField, data race: '",
  })
  void mistakesBehindLoopsOverSeveralVariablesAreFound(String method, String words) {
    assertThat(checkAlgorithm(method).summary()).contains(words);
  }

  @Test
  void aLoopThatCountsIsNamedWithWhatToDo() {
    assertThat(check("countsItsTurns").summary())
        .contains(
            "bounded: Thread-1 does 'read Pollings.locked = false (Pollings.java:",
            "over and over; let it end after a few turns in the test; only a loop that looks at up to eight variables")
        .doesNotContain("one v");
  }
}
