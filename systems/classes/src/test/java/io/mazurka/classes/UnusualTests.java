package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.classes.twins.Unusual;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What programs do now and then is explored like everything else. */
final class UnusualTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(Unusual.class, method)).run();
  }

  @ParameterizedTest
  @CsvSource({
    "interruptsAThreadOfItsOwnClass",
    "overridesMethodsOfThreads",
    "holdsAnAtomicInAVolatile",
    "holdsAnAtomicInAnAtomic",
    "cleansByHand",
    "startsAsManyThreadsAsPossible",
    "leavesADaemonWaiting",
    "leavesTheChildOfADaemonWaiting",
    "leavesATaskOfTheCommonPoolWaiting",
    "asksForClasses",
  })
  void isExplored(String method) {
    check(method).assertHolds();
  }

  @ParameterizedTest
  @CsvSource({"leavesAThreadWaiting", "waitsForADaemon"})
  void threadsThatKeepTheProgramFromEndingAreDeadlocked(String method) {
    assertThat(check(method).verdict()).isEqualTo(Verdict.DEADLOCK);
  }

  @Test
  void whatADaemonDoesIsJudgedThoughItWaits() {
    assertThat(check("findsADaemonRacing").summary()).contains("race-freedom is violated");
  }

  @Test
  void finalizersAreNotRunAndTheGuaranteeSaysSo() {
    CheckResult found = check("hasFinalizers");
    found.assertHolds();
    assertThat(found.guarantee().toString())
        .contains("which the collector does not run (Unusual$Finalized.finalize)");
  }

  @Test
  void aCompareAndSetThatFailsPublishesNothing() {
    assertThat(check("publishesByAFailure").summary()).contains("race-freedom is violated");
  }

  @Test
  void tooManyThreadsAreRefusedWithTheirNumber() {
    assertThatThrownBy(() -> check("startsManyThreads"))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("the program starts more than 64 threads");
  }
}
