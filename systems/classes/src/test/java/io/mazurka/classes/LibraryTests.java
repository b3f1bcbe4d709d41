package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.classes.twins.LibraryUses;
import io.mazurka.classes.twins.Stages;
import io.mazurka.classes.twins.Synchronizers;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The concurrent library is modelled, one event an operation, or refused. */
final class LibraryTests {

  private static CheckResult check(String method) {
    return check(LibraryUses.class, method);
  }

  private static CheckResult check(Class<?> type, String method) {
    return Check.of(ClassProgram.of(type, method)).run();
  }

  @ParameterizedTest
  @CsvSource({
    "semaphore, 6",
    "latch, 1",
    "latchInTime, 1",
    "latchTooLate, 1",
    "barrier, 6",
    "queue, 1",
    "linkedQueue, 2",
    "readWriteLock, 26",
    "condition, 2",
    "map, 6",
    "lockedMap, 2",
    "staticCollections, 2",
    "executor, 14",
    "singleThread, 5",
    "threadLocal, 1",
  })
  void holdsWithItsNumberOfTraces(String method, long traces) {
    CheckResult found = check(method);
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.executions().traces()).isEqualTo(traces);
    assertThat(found.guarantee().toString()).contains("free of data races");
  }

  @Test
  void twoOperationsOnAMapAreNotOne() {
    assertThat(check("checkThenAct").summary())
        .contains("{count=1}", "get of ConcurrentHashMap", "put to ConcurrentHashMap");
  }

  @Test
  void collectionsForOneThreadRace() {
    assertThat(check("racyList").summary()).contains("data race: 'add to ArrayList");
  }

  @Test
  void lookingSomethingUpInAMapInTheOrderOfAccessMovesIt() {
    assertThat(check("mapInOrderOfInsertion").verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(check("mapInOrderOfAccess").summary()).contains("data race: 'get to LinkedHashMap");
    assertThat(check("mapWithWeakKeys").summary()).contains("data race: 'get to WeakHashMap");
    assertThat(check("racyEnumMap").summary()).contains("data race: 'put to EnumMap");
  }

  @Test
  void aBuilderOfTextIsForOneThread() {
    assertThat(check("sharedBuilder").summary()).contains("data race: 'append to StringBuilder");
  }

  @Test
  void aTaskThatWaitsForATaskBehindItIsADeadlock() {
    assertThat(check("executorDeadlock").summary())
        .contains("deadlock", "pool-thread-1 waits to get the result of FutureTask");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "stampedSelfDeadlock | Thread-0 waits to lock to write StampedLock",
        "phaserWithoutArrival | Thread-1 waits to await the next phase of Phaser",
        "exchangeOfThree | waits to be met at Exchanger",
      })
  void whoeverWaitsForEverIsNamed(String method, String message) {
    assertThat(check(Synchronizers.class, method).summary()).contains("deadlock", message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "starves | pool-thread-1 waits to join CompletableFuture",
        "forgotten | Thread-0 waits to join CompletableFuture",
      })
  void aStageThatNobodyCompletesIsNamed(String method, String message) {
    assertThat(check(Stages.class, method).summary()).contains("deadlock", message);
  }

  @Test
  void tiersOfPhasersAreRefused() {
    assertThatThrownBy(() -> check(Synchronizers.class, "tieredPhaser"))
        .hasMessageContaining("a Phaser with a parent is not supported");
  }

  @Test
  void tasksThatAreRepeatedForEverAreRefused() {
    assertThatThrownBy(() -> check(Stages.class, "repeats"))
        .hasMessageContaining("schedule the task as often as the test needs it");
  }

  @ParameterizedTest
  @CsvSource({
    "delayQueue, java.util.concurrent.DelayQueue is not supported; use",
    "transferQueue, java.util.concurrent.LinkedTransferQueue is not supported; use",
    "forkJoin, java.util.concurrent.ForkJoinPool is not supported; start threads",
    "parallelStream, parallel streams are not supported",
  })
  void whatHasNoModelIsRefusedByName(String method, String message) {
    assertThatThrownBy(() -> check(method))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining(message);
  }
}
