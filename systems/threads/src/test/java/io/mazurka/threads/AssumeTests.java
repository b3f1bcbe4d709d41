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
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Executions that do not meet an assumption are counted apart, and nothing is asked of them. */
final class AssumeTests {

  private static void readOne(Scope scope) {
    IntegerVariable x = scope.integer("x", 0);
    IntegerVariable seen = scope.integer("seen", 0);
    scope.thread("writer", () -> x.write(1));
    scope.thread(
        "reader",
        () -> {
          int value = x.read();
          scope.assume(value == 1);
          seen.write(value);
        });
    scope.afterwards(() -> assertThat(seen.read()).isEqualTo(1));
  }

  private static void readOneInSteps(Scope scope) {
    IntegerVariable x = scope.integer("x", 0);
    IntegerVariable seen = scope.integer("seen", 0);
    scope.sequence("writer", x.writing(1));
    scope.<Integer>thread(
        "reader",
        -1,
        value ->
            switch (value) {
              case -1 -> x.reading().then(found -> found);
              case 0 -> Next.unmet();
              case 1 -> seen.writing(1).to(2);
              default -> Next.end();
            });
    scope.afterwards(() -> assertThat(seen.read()).isEqualTo(1));
  }

  @ParameterizedTest
  @EnumSource(names = {"DPOR_CLASSIC", "DPOR_SOURCE", "DPOR_OPTIMAL"})
  void executionsThatDoNotMeetItAreCountedApart(Por por) {
    for (CheckResult result :
        new CheckResult[] {
          check(AssumeTests::readOne, por), check(AssumeTests::readOneInSteps, por)
        }) {
      assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
      Executions executions = Objects.requireNonNull(result.executions());
      assertThat(executions.traces()).isEqualTo(1);
      assertThat(executions.unmetAssumptions()).isEqualTo(1);
      assertThat(executions.blockedRuns()).isEqualTo(1);
    }
  }

  @Test
  void searchOfStatesAgrees() {
    assertThat(check(AssumeTests::readOneInSteps, Por.NONE).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(check(AssumeTests::readOneInSteps, Por.LPOR).verdict()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void whoWaitsForAThreadThatStoppedIsNoDeadlock() {
    CheckResult result =
        check(
            scope -> {
              IntegerVariable x = scope.integer("x", 0);
              scope.thread(
                  "stopper",
                  () -> {
                    scope.assume(x.read() == 2);
                    x.write(1);
                  });
              scope.thread("waiter", () -> x.await(value -> value == 1));
            },
            Por.DPOR_OPTIMAL);

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.executions()).extracting(Executions::traces).isEqualTo(0L);
    assertThat(result.summary()).contains("no execution meets the assumptions");
  }

  @Test
  void failureOfAnotherThreadIsStillFound() {
    CheckResult result =
        check(
            scope -> {
              IntegerVariable x = scope.integer("x", 0);
              scope.thread("stopper", () -> scope.assume(x.read() == 2));
              scope.thread(
                  "failing",
                  () -> {
                    x.read();
                    throw new AssertionError("wrong");
                  });
            },
            Por.DPOR_OPTIMAL);

    assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
  }

  private static CheckResult check(Consumer<Scope> declaration, Por por) {
    CheckOptions options = CheckOptions.defaults();
    return Check.of(ThreadProgram.of(declaration))
        .with(options.withReductions(options.reductions().withPor(por)))
        .run();
  }
}
