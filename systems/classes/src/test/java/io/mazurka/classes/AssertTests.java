package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.FailedAsserts;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Assertions are enabled in classes under test, whatever the JVM was told. */
final class AssertTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(FailedAsserts.class, method)).run();
  }

  @ParameterizedTest
  @CsvSource({
    "inMain, main fails: in main",
    "inAnotherThread, Thread-0 fails: in another thread",
    "inANestedClass, main fails: in a nested class",
    "inAnInterface, main fails: in an interface",
    "inAnInitializer, main fails: ",
    "inAnExecutedTask, fails: in a task",
  })
  void anAssertThatDoesNotHoldIsAFailure(String method, String message) {
    CheckResult found = check(method);
    assertThat(found.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(found.summary()).contains(message);
  }

  @ParameterizedTest
  @CsvSource({"inATaskThatNobodyAsksFor", "inAFutureTask", "inAStage", "whereAHandlerTakesIt"})
  void itIsAFailureAlsoIfNobodyAsksForTheResult(String method) {
    assertThat(check(method).summary()).contains("fails: in a task");
  }

  @Test
  void whatTheCodeCatchesIsNoFailure() {
    check("caughtByTheCode").assertHolds();
  }
}
