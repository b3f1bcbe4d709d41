package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.Initializers;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Threads that initialise classes which need each other wait for each other. */
final class InitializerTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(Initializers.class, method)).run();
  }

  @ParameterizedTest
  @CsvSource({
    "bothAtOnce, Chicken, Egg",
    "subclassAtOnce, Base, Derived",
  })
  void classesThatNeedEachOtherMakeThreadsWaitForEver(String method, String one, String other) {
    assertThat(check(method).summary())
        .startsWith("deadlock is reached")
        .contains("each waits for the next in a circle")
        .contains("waits to initialise class Initializers$" + one)
        .contains("waits to initialise class Initializers$" + other);
  }

  @ParameterizedTest
  @CsvSource({"oneBefore, 1", "sameFirst, 2", "holder, 2"})
  void othersDoNot(String method, long traces) {
    CheckResult found = check(method);
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.executions().traces()).isEqualTo(traces);
    assertThat(found.guarantee().toString()).doesNotContain("initialisers");
  }

  @Test
  void whatIsInitialisedInSomeExecutionsAloneIsNamed() {
    CheckResult found = check("onlySometimes");
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString())
        .contains("initialisers of classes that run while other threads are there")
        .contains("Initializers$Late");
  }

  @ParameterizedTest
  @CsvSource({
    "reading, Reading",
    "readingBehind, Reading",
    "drawing, Drawing",
    "listing, Listing",
    "aging, Aging",
    "counting, Counting",
    "guarding, Guarding",
    "asking, Asking",
  })
  void initialiserThatUsesWhatOthersChangeIsNamedAmongThreads(String method, String type) {
    CheckResult found = check(method);
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString())
        .doesNotContain("all executions")
        .contains("initialisers of classes that run while other threads are there")
        .contains("(Initializers$%s)".formatted(type));
  }

  @ParameterizedTest
  @CsvSource({"readingBefore", "own"})
  void initialiserThatRunsAloneOrUsesItsOwnIsNotNamed(String method) {
    CheckResult found = check(method);
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString()).doesNotContain("initialisers");
  }

  @Test
  void dataRaceAfterAnInitialiserThatFailedIsFound() {
    assertThat(check("racingAfterFailure").summary())
        .contains("data race: 'write 2 to Initializers.plain");
  }
}
