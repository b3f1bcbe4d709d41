package io.mazurka.threads;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.checkpoint.CheckpointPlan;
import io.mazurka.search.checkpoint.Identity;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs on real threads, explored by several workers and in several runs. */
final class RealWorkersTests {

  private static final int STEP = 40;

  private static void declare(Scope scope) {
    IntegerVariable count = scope.integer("count", 0);
    IntegerVariable seen = scope.integer("seen", 0);
    Mutex lock = scope.mutex("lock");
    for (int thread = 0; thread < 4; thread++) {
      int own = thread;
      scope.thread(
          "T" + thread,
          () -> {
            lock.lock();
            count.write(count.read() + 1);
            lock.unlock();
            if (scope.choose(2) == 1) {
              seen.write(own);
            }
          });
    }
    scope.sometimes("first was last", () -> seen.read() == 0);
    scope.afterwards(
        () -> {
          if (count.read() != 4) {
            throw new AssertionError("the counter holds " + count.read());
          }
        });
  }

  private static CheckResult check(CheckOptions options) {
    return Check.of(ThreadProgram.of(RealWorkersTests::declare)).with(options).run();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void workersFindAndCountTheSame(int workers) {
    CheckResult alone = check(CheckOptions.defaults().withAll());
    CheckResult together = check(CheckOptions.defaults().withAll().withWorkers(workers));

    assertThat(together.statistics()).isEqualTo(alone.statistics());
    assertThat(together.executions()).isEqualTo(alone.executions());
    assertThat(together.summary()).isEqualTo(alone.summary());
    assertThat(together.witnesses().toString()).isEqualTo(alone.witnesses().toString());
  }

  @Test
  void explorationGoesOnWhereItWasSaved(@TempDir Path directory) {
    CheckResult whole = check(CheckOptions.defaults().withAll());
    CheckResult part = null;
    for (int run = 1; part == null || part.verdict() == Verdict.INCONCLUSIVE; run++) {
      Limits limits = Limits.none().withStates((long) run * STEP * STEP);
      CheckOptions options =
          CheckOptions.defaults().withAll().withWorkers(1 + run % 2).withLimits(limits);
      part =
          Check.of(ThreadProgram.of(RealWorkersTests::declare))
              .with(options)
              .savedAs(
                  new CheckpointPlan(
                      directory, 600, part == null ? null : directory, Identity.none()))
              .run();
    }
    assertThat(part.statistics()).isEqualTo(whole.statistics());
    assertThat(part.executions()).isEqualTo(whole.executions());
    assertThat(part.summary()).isEqualTo(whole.summary());
  }

  @ParameterizedTest
  @ValueSource(strings = {"DPOR_SOURCE", "DPOR_CLASSIC"})
  void whatDependsOnAllBeforeHasOneWorker(String por) {
    CheckOptions options = CheckOptions.defaults().withPor(Por.valueOf(por));

    assertThat(check(options).verdict()).isEqualTo(Verdict.HOLDS);
    assertThatThrownBy(() -> check(options.withWorkers(2)))
        .isInstanceOf(InvalidOptionException.class)
        .hasMessageContaining("--workers 2 has no effect here: only optimal dynamic reduction");
  }
}
