package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.Leaks;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Accesses that are no events race like others. */
final class SilentAccessTests {

  private static final String ALL =
      "free of data races, so all executions of the Java memory model";

  private static CheckResult check(Class<?> type, String method) {
    return Check.of(ClassProgram.of(type, method)).run();
  }

  private static void assertHolds(Class<?> type, String method) {
    CheckResult found = check(type, method);
    found.assertHolds();
    assertThat(found.guarantee().toString()).contains(ALL);
  }

  @ParameterizedTest
  @CsvSource({
    "leakedByAVolatileField, known.number",
    "leakedToAThread, data race",
    "leakedByASuperclass, Derived.second",
    "leakedRecord, Point",
  })
  void whoeverKnowsAnObjectTooEarlyRacesForItsFinalFields(String method, String field) {
    assertThat(check(Leaks.class, method).summary()).contains("data race: '", field);
  }

  @ParameterizedTest
  @ValueSource(strings = {"leakedWithWhatIsThere", "publishedWhenMade"})
  void finalFieldsThatWereThereBeforeMayBeRead(String method) {
    assertHolds(Leaks.class, method);
  }

  @Test
  void theRaceForAReferenceIsNotOneForTheFieldsBehindIt() {
    assertThat(check(Leaks.class, "publishedInARace").summary())
        .contains("data race: '", "Leaks.plain")
        .doesNotContain("Fixed.number'");
  }
}
