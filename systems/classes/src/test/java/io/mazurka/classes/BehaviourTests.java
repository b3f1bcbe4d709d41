package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.classes.twins.Behaviours;
import io.mazurka.classes.twins.Inheritances;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Java threads can do is explored as Java says. */
final class BehaviourTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(Behaviours.class, method)).run();
  }

  @ParameterizedTest
  @CsvSource({
    "handsOver, 8",
    "waitsNotForEver, 2",
    "parks, 2",
    "interrupts, 2",
    "handles, 5",
    "handlesArrays, 5",
    "updates, 5",
    "keepsNothing, 2",
    "iteratesInOrder, 2",
    "spins, 3",
    "countsToTen, 1",
    "pollsForAWhile, 1",
  })
  void holdsWithItsNumberOfTraces(String method, long traces) {
    CheckResult found = check(method);
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.executions().traces()).isEqualTo(traces);
  }

  @ParameterizedTest
  @CsvSource({
    "inheritedAtomic, 2",
    "filledInAnInitializer, 1",
    "timeGoesOn, 1",
    "extendedLock, 2",
  })
  void whatIsInheritedIsExploredToo(String method, long traces) {
    CheckResult found = Check.of(ClassProgram.of(Inheritances.class, method)).run();
    found.assertHolds();
    assertThat(found.executions().traces()).isEqualTo(traces);
  }

  @Test
  void aNotificationThatNobodyWaitsForIsLost() {
    assertThat(check("losesWakeUp").summary())
        .contains("deadlock", "waiter waits to resume in monitor of Object", "Behaviours.java:");
  }

  @Test
  void aSecondParkNeedsASecondPermit() {
    assertThat(check("parksTooLate").summary()).contains("Thread-0 waits to park Thread-0");
  }

  @Test
  void anExceptionInAThreadIsAFailure() {
    assertThat(check("fails").summary())
        .contains("late fails: java.lang.IllegalStateException: too late (Behaviours.java:");
  }

  @Test
  void aDataRaceIsShownWithBothAccesses() {
    assertThat(check("publishesUnsafely").summary())
        .contains("race-freedom is violated", "data race: 'write int[] to int[][][0]")
        .contains("and 'read int[][][0] (Behaviours.java:");
  }

  @Test
  void allowedRacesWeakenTheGuarantee() {
    CheckResult found =
        Check.of(ClassProgram.of(Behaviours.class, "publishesUnsafely").allowingRaces()).run();
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString())
        .contains("sequentially consistent executions alone, because of a data race: 'read int[]");
  }

  @Test
  void aSpinLockIsExplored() {
    CheckResult found = check("spinLock");
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString()).contains("exhaustive", "free of data races");
  }

  @Test
  void spinningForEverIsADeadlock() {
    assertThat(check("spinsForEver").summary())
        .contains("deadlock", "Thread-0 waits to see a change of Behaviours.flag");
  }

  @Test
  void aLoopWithoutEndIsBoundedAndNamed() {
    CheckResult found = check("neverEnds");
    assertThat(found.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(found.guarantee().toString()).contains("bounded", "Thread-0", "Behaviours.java:");
  }

  @Test
  void theEndOfTheJvmIsRefused() {
    assertThatThrownBy(() -> check("exits"))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("System.exit");
  }

  @Test
  void aStackThatOverflowsIsAFailure() {
    assertThat(check("overflows").summary()).contains("java.lang.StackOverflowError");
  }

  @Test
  void allTracesOfABadProgramCanBeCounted() {
    CheckResult found =
        Check.of(ClassProgram.of(Behaviours.class, "losesWakeUp"))
            .with(CheckOptions.defaults().withAll())
            .run();
    assertThat(found.executions().traces()).isEqualTo(2);
  }
}
