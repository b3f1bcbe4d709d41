package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.Statics;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every execution finds what static fields hold as the first one has found it. */
final class StaticTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(Statics.class, method)).run();
  }

  @ParameterizedTest
  @CsvSource({
    "lock",
    "condition",
    "readWriteLock",
    "stampedLock",
    "semaphore",
    "constant",
    "future",
    "pool"
  })
  void aFailureWhileSomethingIsHeldIsShownLikeAnyOther(String method) {
    assertThat(check(method).summary()).contains("fails: seen between");
  }

  @ParameterizedTest
  @CsvSource({"latch", "barrier", "phaser", "random", "atomics"})
  void nothingIsLeftOfTheExecutionBefore(String method) {
    check(method).assertHolds();
  }

  @Test
  void clocksOfTheExecutionBeforeOrderNothing() {
    assertThat(check("raceBesideALock").summary()).contains("race-freedom is violated");
  }
}
