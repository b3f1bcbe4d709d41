package io.mazurka.classes.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.classes.ClassProgram;
import io.mazurka.classes.twins.Contracts;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Histories of real objects are decided in every execution. */
final class ClientsTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(Contracts.class, method)).run();
  }

  @ParameterizedTest
  @ValueSource(strings = {"counts", "isConsistent", "throwsAlike"})
  void whatASequentialObjectExplainsHolds(String method) {
    assertThat(check(method).verdict()).as(check(method).summary()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void twoCallsThatGetTheSameNumberAreShown() {
    assertThat(check("forgets").summary())
        .contains("not linearizable: thread 1: next = 0; thread 2: next = 0");
  }

  @Test
  void anOldValueAfterANewOneIsNotLinearizable() {
    assertThat(check("isLate").summary())
        .contains("thread 2: get = 0 (called when call 1 of thread 1 had returned)");
  }
}
