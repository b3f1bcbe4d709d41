package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.classes.twins.Answers;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What has many answers in Java gets the right one, is named, or is refused. */
final class AnswerTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(Answers.class, method)).run();
  }

  @ParameterizedTest
  @CsvSource({
    "nanoTime, System.nanoTime",
    "random, Math.random",
    "randomObject, Random",
    "unique, UUID.randomUUID",
    "identity, System.identityHashCode",
  })
  void whatEveryExecutionIsAnsweredTheSameIsNamed(String method, String name) {
    CheckResult found = check(method);
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString())
        .contains(
            "but for other times, random numbers and identity hash codes than each execution gets (%s)"
                .formatted(name));
  }

  @ParameterizedTest
  @CsvSource({
    "queuedThreads, ReentrantLock.hasQueuedThreads",
    "queueLength, Semaphore.getQueueLength",
  })
  void whatNoModelKnowsIsRefused(String method, String name) {
    assertThatThrownBy(() -> check(method))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining(name + " is not supported");
  }

  @ParameterizedTest
  @CsvSource({"writeLocked, somebody writes", "readLocked, somebody reads"})
  void whoHoldsALockIsKnown(String method, String message) {
    assertThat(check(method).summary()).contains(message);
  }
}
