package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.ChanceUses;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Clocks and random numbers are the same in every execution. */
final class ChanceTests {

  @ParameterizedTest
  @CsvSource({
    "now, Clock.instant",
    "nowInZone, Clock.instant",
    "nowByReference, Clock.instant",
    "clock, Clock.millis",
    "date, Date",
    "calendar, Calendar",
    "gregorianCalendar, Calendar",
    "secureRandom, SecureRandom",
    "shuffle, Collections.shuffle",
    "splittable, SplittableRandom",
    "generator, Random",
    "memory, Runtime.freeMemory",
  })
  void executionsGetTheSameTimesAndNumbers(String method, String named) {
    CheckResult found = Check.of(ClassProgram.of(ChanceUses.class, method)).run();
    found.assertHolds();
    assertThat(found.guarantee().toString())
        .endsWith(
            "but for other times, random numbers and identity hash codes than each execution gets (%s)"
                .formatted(named));
  }
}
