package io.mazurka.threads.system;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Next;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Step functions are called, and called again, for each local state and not for each state. */
final class StepFunctionCallsTests {

  private static final int STEPS = 4;

  private final AtomicLong calls = new AtomicLong();

  private void declare(Scope scope, int threads) {
    for (int thread = 0; thread < threads; thread++) {
      IntegerVariable own = scope.integer("x" + thread, 0);
      scope.<Integer>thread(
          "T" + thread,
          0,
          at -> {
            calls.incrementAndGet();
            return at == STEPS ? Next.end() : own.writing(at + 1).to(at + 1);
          });
    }
  }

  /** How many calls a check makes of programs with so many threads, and in how many states. */
  private long calls(int threads, Por por, long states) {
    calls.set(0);
    CheckResult result =
        Check.of(ThreadProgram.of(scope -> declare(scope, threads)))
            .with(CheckOptions.defaults().withPor(por))
            .run();
    assertThat(result.statistics().states()).isEqualTo(states);
    return calls.get();
  }

  @Test
  void callsDoNotGrowWithTheStates() {
    long ofEach = calls(2, Por.NONE, 25) / 2;

    assertThat(calls(3, Por.NONE, 125)).isEqualTo(3 * ofEach);
    assertThat(calls(5, Por.NONE, 3125)).isEqualTo(5 * ofEach);
  }

  @ParameterizedTest
  @EnumSource(names = {"LPOR", "DPOR_OPTIMAL", "DPOR_SOURCE"})
  void callsAreAlikeForEveryThread(Por por) {
    assertThat(calls(5, por, 21) * 2).isEqualTo(calls(2, por, 9) * 5);
  }
}
