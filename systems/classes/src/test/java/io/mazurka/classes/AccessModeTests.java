package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.classes.twins.AccessModes;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No access is taken as stronger, and no update as more atomic, than Java says. */
final class AccessModeTests {

  private static final String ALL = "all executions of the Java memory model";

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(AccessModes.class, method)).run();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plainStoreBuffering",
        "plainReadOfAVolatileField",
        "plainWriteOfAStaticField",
        "plainReadOfAnElement",
        "elementThatIsComparedAndWritten",
        "plainWriteAndVolatileRead",
        "volatileWriteAndPlainRead",
        "plainReadOfAnAtomicVariable",
        "plainWriteOfAnAtomicVariable",
        "plainComparison",
        "opaqueMessage",
        "opaquePolling",
        "messageOverwritten",
        "failedComparisonReleasesNothing",
        "racingFunctions",
        "racingBytes",
      })
  void anAccessThatIsPlainRacesWhateverTheOtherOneIs(String method) {
    assertThat(check(method).summary()).contains("race-freedom is violated", "data race: '");
  }

  @ParameterizedTest
  @CsvSource({
    "opaqueStoreBuffering, 'getOpaque, setOpaque'",
    "releaseStoreBuffering, 'getAcquire, setRelease'",
    "lazyStoreBuffering, lazySet",
    "releasedMessage, 'getAcquire, setRelease'",
    "messageByAnUpdate, 'getAcquire, getAndAddRelease, setRelease'",
  })
  void whatIsWeakerThanVolatileIsNamed(String method, String names) {
    CheckResult found = check(method);
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString())
        .contains("accesses weaker than volatile ones", "(" + names + ")")
        .doesNotContain(ALL);
  }

  @ParameterizedTest
  @CsvSource({
    "volatileStoreBuffering, 3",
    "plainWriteBeforeVolatileOnes, 6",
    "functionsWithoutEvents, 6",
    "bytesOfTheirOwn, 1",
  })
  void whatIsAsStrongAsCanBeHoldsForTheMemoryModel(String method, long traces) {
    CheckResult found = check(method);
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.executions().traces()).isEqualTo(traces);
    assertThat(found.guarantee().toString()).contains(ALL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"weakComparisonFails", "weakComparisonOfAnAtomicVariableFails"})
  void aWeakComparisonMayFail(String method) {
    assertThat(check(method).summary()).contains("it has failed", "fail without a reason");
  }

  @Test
  void aLoopOfWeakComparisonsHoldsAndSaysHowOftenTheyFail() {
    CheckResult found = check("weakComparisonInALoop");
    assertThat(found.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString())
        .contains(ALL + " but for weak compare-and-set operations of one thread that fail twice");
  }

  @ParameterizedTest
  @ValueSource(strings = {"functionIsCalledAgain", "functionsAreCalledAgain"})
  void aFunctionIsCalledAgainWhereTheVariableHasChanged(String method) {
    assertThat(check(method).summary()).contains("a function is called again");
  }

  @Test
  void bytesThatAreSeenAsAVolatileNumberAreRefused() {
    assertThatThrownBy(() -> check("volatileBytes"))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining("VarHandle.getVolatile is not supported where bytes");
  }

  @Test
  void theTextOfAnAtomicVariableIsRead() {
    assertThat(check("textOfAnAtomicVariable").summary()).contains("too early");
    assertThat(check("numberThatIsAtomic").summary()).contains("too early");
    assertThat(check("textOfAnAtomicArray").summary()).contains("in between");
  }
}
