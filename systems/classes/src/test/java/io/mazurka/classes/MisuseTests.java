package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.classes.twins.Misuses;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a test does that cannot be explored ends with one message, and never hangs. */
final class MisuseTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(Misuses.class, method).withPatience(Duration.ofMillis(800)))
        .run();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ownSynchronizer | java.util.concurrent.locks.AbstractQueuedSynchronizer is not supported",
        "swallowsEverything | java.util.concurrent.ForkJoinPool is not supported; start threads",
        "tooManyThreads | the program starts more than 64 threads, which is the most that can be explored; let the test start fewer",
        "inheritedQueue | ReentrantLock.hasQueuedThreads is not supported; leave it out of the code under test",
        "inheritedQueueOfReaders | ReentrantReadWriteLock.hasQueuedThreads is not supported",
        "inheritedQueueLength | Semaphore.getQueueLength is not supported",
        "nativeWait | Thread-0 has come to no operation",
        "strangerThread | stranger runs code under test, but the test did not start it",
        "exits | System.exit is called; a test must not end the JVM",
        "halts | System.exit is called; a test must not end the JVM",
        "usesATimer | java.util.Timer is not supported; start threads",
        "usesParallelStreams | parallel streams are not supported",
        "dependsOnChance | the program is not deterministic",
      })
  void isRefused(String method, String message) {
    assertThatThrownBy(() -> check(method))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ownSynchronizer",
        "strangerThread",
        "exits",
        "usesATimer",
        "usesParallelStreams",
        "tooManyThreads",
        "inheritedQueue",
      })
  void aRefusalTellsTheLineOfTheUser(String method) {
    assertThatThrownBy(() -> check(method))
        .message()
        .containsPattern(" \\(Misuses\\.java:\\d+\\)$");
  }

  @Test
  void aStackThatOverflowsIsAFailureOfItsThread() {
    assertThat(check("overflows").summary())
        .contains("Thread-0 fails: java.lang.StackOverflowError (Misuses.java:");
  }

  @Test
  void aThreadThatIsLeftWaitingIsNamed() {
    assertThat(check("leftRunning").summary()).contains("left waits to resume in monitor");
  }

  @Test
  void aThreadThatIsLeftAtWorkIsExploredToItsEnd() {
    CheckResult found = check("leftAtWork");
    assertThat(found.executions().traces()).isEqualTo(4);
  }

  @Test
  void aMethodThatDoesNotExistIsNamed() {
    assertThatThrownBy(() -> check("nothing"))
        .isInstanceOf(InvalidModelException.class)
        .hasMessageContaining("has no method nothing with no parameters");
  }
}
