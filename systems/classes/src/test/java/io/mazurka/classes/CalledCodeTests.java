package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.CalledCode;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What collections call is explored like other code, or named. */
final class CalledCodeTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(CalledCode.class, method)).run();
  }

  @ParameterizedTest
  @ValueSource(strings = {"racingFunctions", "comparator", "collectionOfAnother", "changingKey"})
  void itRacesLikeOtherCode(String method) {
    assertThat(check(method).summary()).contains("race-freedom is violated", "data race: '");
  }

  @Test
  void itsEventsAreInterleaved() {
    assertThat(check("functionOfAMap").summary()).contains("an increment is lost");
  }

  @Test
  void plainAccessesInAnAtomicOperationNeedNotBeNamed() {
    CheckResult found = check("unchangingKey");
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString())
        .contains("free of data races, so all executions of the Java memory model");
  }

  @Test
  void otherAccessesInAnAtomicOperationAreNamed() {
    CheckResult found = check("volatileComparator");
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString())
        .contains("what code does that an atomic operation calls (ConcurrentSkipListMap.put)")
        .doesNotContain("all executions");
  }
}
