package io.mazurka.classes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.classes.twins.ThreadMatters;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads inherit, are handled and are seen as in Java, or the guarantee or a refusal says so. */
final class ThreadMatterTests {

  private static CheckResult check(String method) {
    return Check.of(ClassProgram.of(ThreadMatters.class, method)).run();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "inheritance",
        "inheritanceOfOwnClass",
        "noInheritance",
        "groupHandles",
        "groupAroundHandles",
        "defaultHandles",
        "stateOfOthers",
        "ownNames",
        "noShutdown",
        "reflection",
      })
  void rightProgramsHold(String method) {
    CheckResult found = check(method);
    assertThat(found.verdict()).as(found.summary()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString()).doesNotContain("settings");
  }

  @Test
  void plainGroupKeepsNobodyFromFailing() {
    assertThat(check("plainGroupDoesNot").summary()).contains("meant");
  }

  @ParameterizedTest
  @CsvSource({
    "stateOfAliveThread, Thread.getState of a thread that is alive is not supported",
    "activeCount, Thread.activeCount is not supported",
  })
  void whatIsNoSingleEventIsRefused(String method, String message) {
    assertThatThrownBy(() -> check(method))
        .isInstanceOf(ModelMisbehavedException.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource({
    "name, Thread.setName",
    "priority, Thread.setPriority",
    "loader, Thread.setContextClassLoader",
    "handler, Thread.setUncaughtExceptionHandler",
  })
  void settingsThatOthersSeeAreNamed(String method, String name) {
    CheckResult found = check(method);
    assertThat(found.verdict()).as(found.summary()).isEqualTo(Verdict.HOLDS);
    assertThat(found.guarantee().toString())
        .contains("orders in which threads see and change settings of a thread (" + name + ")");
  }

  @Test
  void timeLimitOfAFutureIsCalledAsInJava() {
    assertThat(check("timeLimitOfFuture").guarantee().toString())
        .contains("(CompletableFuture.completeOnTimeout)");
  }
}
