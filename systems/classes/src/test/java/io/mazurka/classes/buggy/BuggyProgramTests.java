package io.mazurka.classes.buggy;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.ClassProgram;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every mistake is found by default in a minute, and the mended programs hold. */
@Tag("slow")
final class BuggyProgramTests {

  private static ClassProgram program(String name) throws ClassNotFoundException {
    return ClassProgram.of(Class.forName("io.mazurka.classes.buggy." + name), "run");
  }

  private static CheckResult check(ClassProgram program) {
    CheckOptions minute = CheckOptions.defaults().withLimits(Limits.none().withSeconds(60));
    return Check.of(program).with(minute).run();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "BankAccount$Broken | race-freedom is violated | data race",
        "Philosophers$Broken | deadlock is reached | each waits for the next in a circle",
        "BoundedBuffer$Broken | assertions is violated | taken from an empty buffer",
        "TwoStages$Broken | assertions is violated | 0 follows 1",
        "Reorder$Broken | assertions is violated | 1 and 0",
        "Peterson$PlainFields | race-freedom is violated | data race",
        "Peterson$Broken | assertions is violated | 2 are inside",
        "WorkStealing$Broken | assertions is violated | is done twice",
        "LazySingleton$Broken | assertions is violated | there are two",
        "TokenRing$Broken | race-freedom is violated | TokenRing.sum",
        "CircularBuffer$Broken | assertions is violated | 3 comes after 0",
        "LockFreeStack$Broken | assertions is violated | 2 is popped twice",
        "ReadersAndWriter$Broken | deadlock is reached | waits to acquire Semaphore",
        "SpinLock$Broken | race-freedom is violated | SpinLock.inside",
        "LostNotification$Broken | deadlock is reached | waits to resume in monitor",
      })
  void theMistakeIsFound(String name, String kind, String words) throws Exception {
    CheckResult found = check(program(name));
    Verdict bad = kind.startsWith("deadlock") ? Verdict.DEADLOCK : Verdict.VIOLATED;
    assertThat(found.verdict()).as(found.summary()).isEqualTo(bad);
    assertThat(found.summary()).contains(kind, words);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "BankAccount$Broken | balance is ",
        "SpinLock$Broken | 2 are inside",
        "TokenRing$Broken | station 2 sees 1",
      })
  void theAssertionFailsWhereRacesAreAllowed(String name, String words) throws Exception {
    CheckResult found = check(program(name).allowingRaces());
    assertThat(found.verdict()).as(found.summary()).isEqualTo(Verdict.VIOLATED);
    assertThat(found.summary()).contains("assertions is violated", words);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "BankAccount",
        "Philosophers",
        "BoundedBuffer",
        "TwoStages",
        "Reorder",
        "Peterson",
        "WorkStealing",
        "LazySingleton",
        "TokenRing",
        "CircularBuffer",
        "LockFreeStack",
        "ReadersAndWriter",
        "SpinLock",
        "LostNotification",
      })
  void theMendedProgramHolds(String name) throws Exception {
    CheckResult found = check(program(name + "$Mended"));
    assertThat(found.verdict()).as(found.summary()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString()).contains("free of data races");
  }
}
