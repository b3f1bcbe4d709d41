package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.Orders;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Plain accesses are ordered by what the documentation of Java says, and by nothing else. */
final class OrderTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(Orders.class, method)).run();
  }

  @ParameterizedTest
  @CsvSource({
    "parkReturns",
    "parkReturnsInterrupted",
    "nobodyIsInterrupted",
    "aThreadIsAlive",
    "joiningTakesTooLong",
    "awaitingTakesTooLong",
    "aLatchIsLookedAt",
    "permitsAreCounted",
    "aLockIsFoundFree",
    "aWriterIsFoundGone",
    "readersAreFoundGone",
    "aBarrierIsLookedAt",
  })
  void whatPromisesNoOrderOrdersNothing(String method) {
    assertThat(check(method).summary()).contains("race-freedom is violated");
  }

  @ParameterizedTest
  @CsvSource({
    "anInterruptIsSeen",
    "anInterruptIsTaken",
    "anInterruptEndsSleep",
    "aThreadHasEnded",
    "aThreadEndsInTime",
    "aLatchIsAwaitedInTime",
  })
  void whatPromisesAnOrderKeepsIt(String method) {
    check(method).assertHolds();
  }
}
