package io.mazurka.threads;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.objects.IntegerVariable;
import org.junit.jupiter.api.Test;

/** Threads that wait for a value are explored completely. */
final class AwaitTests {

  @Test
  void awaitedValueComes() {
    CheckResult result = waitFor(1);

    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(result.executions()).extracting(Executions::traces).isEqualTo(1L);
  }

  @Test
  void awaitedValueNeverComes() {
    CheckResult result = waitFor(2);

    assertThat(result.verdict()).isEqualTo(Verdict.DEADLOCK);
    assertThat(result.summary()).contains("waiter waits to see the awaited value of flag");
  }

  private static CheckResult waitFor(int written) {
    return Check.of(
            ThreadProgram.of(
                scope -> {
                  IntegerVariable flag = scope.integer("flag", 0);
                  scope.thread("waiter", () -> flag.await(value -> value == 1));
                  scope.thread("setter", () -> flag.write(written));
                }))
        .run();
  }
}
