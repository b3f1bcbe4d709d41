package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.twins.Wrappers;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Collections that lock are as safe as Java says, and no safer. */
final class WrapperTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(Wrappers.class, method)).run();
  }

  @ParameterizedTest
  @CsvSource({"list", "map", "others", "keys", "iterationUnderTheLock", "listOfItsOwn"})
  void eachOperationLocks(String method) {
    check(method).assertHolds();
  }

  @ParameterizedTest
  @CsvSource({
    "iterationWithoutTheLock, data race",
    "theListBeneath, data race",
    "checkThenAct, one is lost",
    "eachAddsAllOfTheOther, held by Thread-1",
  })
  void nothingElseDoes(String method, String found) {
    assertThat(check(method).summary()).contains(found);
  }
}
