package io.mazurka.threads;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Next;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A step function that polls waits for a change, and a poll that nobody ends is a deadlock. */
final class PollingTests {

  @Test
  void pollingIsWaiting() {
    CheckResult result =
        check(
            scope -> {
              IntegerVariable flag = scope.integer("flag", 0);
              poller(scope, "poller", flag);
              scope.sequence("setter", flag.writing(1));
            },
            Por.DPOR_OPTIMAL);

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.executions()).extracting(Executions::traces).isEqualTo(1L);
  }

  private static void poller(Scope scope, String name, IntegerVariable flag) {
    scope.<Boolean>thread(
        name, false, seen -> seen ? Next.end() : flag.reading().then(value -> value == 1));
  }

  @ParameterizedTest
  @EnumSource(names = {"NONE", "DPOR_CLASSIC", "DPOR_SOURCE", "DPOR_OPTIMAL"})
  void pollThatNobodyEndsIsADeadlock(Por por) {
    CheckResult result =
        check(
            scope -> {
              IntegerVariable flag = scope.integer("flag", 0);
              poller(scope, "poller", flag);
              scope.sequence("setter", flag.writing(1), flag.writing(2));
            },
            por);

    assertThat(result.verdict()).isEqualTo(Verdict.DEADLOCK);
    assertThat(result.summary())
        .contains("poller loops for ever: read flag = 2, and nobody will change that");
  }

  @ParameterizedTest
  @EnumSource(names = {"NONE", "DPOR_CLASSIC", "DPOR_SOURCE", "DPOR_OPTIMAL"})
  void pollOfSeveralVariablesThatNobodyEndsIsADeadlock(Por por) {
    CheckResult result =
        check(
            scope -> {
              IntegerVariable x = scope.integer("x", 0);
              IntegerVariable y = scope.integer("y", 0);
              scope.<Integer>thread(
                  "poller",
                  0,
                  at ->
                      switch (at) {
                        case 0 -> x.reading().then(value -> value == 1 ? 2 : 1);
                        case 1 -> y.reading().then(value -> value == 1 ? 2 : 0);
                        default -> Next.end();
                      });
              scope.sequence("setter", y.writing(2));
            },
            por);

    assertThat(result.verdict()).isEqualTo(Verdict.DEADLOCK);
    assertThat(result.summary()).contains("poller loops for ever: read ");
  }

  @Test
  void spinLockIsExploredLikeALock() {
    CheckResult result =
        check(
            scope -> {
              IntegerVariable lock = scope.integer("lock", 0);
              for (String name : new String[] {"A", "B", "C"}) {
                scope.<Integer>thread(
                    name,
                    0,
                    at ->
                        switch (at) {
                          case 0 -> lock.comparingAndSetting(0, 1).then(done -> done ? 1 : 0);
                          case 1 -> lock.writing(0).to(2);
                          default -> Next.end();
                        });
              }
            },
            Por.DPOR_OPTIMAL);

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.executions()).extracting(Executions::traces).isEqualTo(6L);
  }

  @Test
  void stepsNameTheirLinesOfCode() {
    CheckResult result =
        check(
            scope -> {
              IntegerVariable flag = scope.integer("flag", 0);
              poller(scope, "poller", flag);
              scope.sequence("setter", flag.writing(2));
            },
            Por.DPOR_OPTIMAL);

    assertThat(result.summary()).contains("* write 2 to flag (PollingTests.java:");
  }

  private static CheckResult check(Consumer<Scope> declaration, Por por) {
    CheckOptions options = CheckOptions.defaults();
    return Check.of(ThreadProgram.of(declaration))
        .with(options.withReductions(options.reductions().withPor(por)))
        .run();
  }
}
