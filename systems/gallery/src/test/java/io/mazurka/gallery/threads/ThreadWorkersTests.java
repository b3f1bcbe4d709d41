package io.mazurka.gallery.threads;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.checkpoint.CheckpointPlan;
import io.mazurka.search.checkpoint.Identity;
import io.mazurka.threads.ThreadModel;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Several workers, and several runs one after the other, explore what one worker does in one. */
final class ThreadWorkersTests {

  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource({
    "readers, 10",
    "lastzero, 7",
    "indexer, 13",
    "filesystem, 16",
    "rw, 4",
    "ainc, 6",
    "casrot, 6",
    "lockinc, 5",
    "philosophers, 6",
    "fibonacci, 2",
    "store-buffering, 0",
    "message-passing, 0",
    "iriw, 0",
    "ab-ba-locks, 0",
  })
  void workersFindAndCountTheSame(String name, int n) {
    for (boolean all : new boolean[] {false, true}) {
      CheckResult alone = check(name, n, options(1, all));
      for (int workers : List.of(2, 4)) {
        requireSame(alone, check(name, n, options(workers, all)));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "readers, 8, 100",
    "lastzero, 6, 150",
    "rw, 4, 301",
    "ainc, 6, 277",
    "casrot, 6, 100",
    "lockinc, 4, 60",
    "philosophers, 6, 100",
    "fibonacci, 2, 50",
    "iriw, 0, 7",
  })
  void explorationGoesOnWhereItWasSaved(String name, int n, int step) {
    CheckResult whole = check(name, n, options(1, true));
    CheckpointPlan plan = new CheckpointPlan(directory, 600, null, Identity.none());
    int workers = 1;
    long events = step;
    CheckResult part = check(name, n, limited(events, workers), plan);
    while (events <= whole.statistics().transitions()) {
      assertThat(part.executions().traces()).isLessThanOrEqualTo(whole.executions().traces());
      events += step;
      workers = 1 + workers % 3;
      part =
          check(
              name,
              n,
              limited(events, workers),
              new CheckpointPlan(directory, 600, directory, Identity.none()));
    }
    requireSame(whole, part);
  }

  private static void requireSame(CheckResult one, CheckResult other) {
    assertThat(other.verdict()).isEqualTo(one.verdict());
    assertThat(other.statistics()).isEqualTo(one.statistics());
    assertThat(other.executions()).isEqualTo(one.executions());
    assertThat(other.guarantee()).isEqualTo(one.guarantee());
    assertThat(other.summary()).isEqualTo(one.summary());
    assertThat(path(other)).isEqualTo(path(one));
  }

  private static @Nullable Object path(CheckResult result) {
    return result.counterexample() == null ? null : result.counterexample().path();
  }

  private static CheckOptions options(int workers, boolean all) {
    CheckOptions options = CheckOptions.defaults().withWorkers(workers);
    return all ? options.withAll() : options;
  }

  private static CheckOptions limited(long events, int workers) {
    return options(workers, true).withLimits(Limits.none().withStates(events));
  }

  private static CheckResult check(String name, int n, CheckOptions options) {
    return check(name, n, options, CheckpointPlan.none());
  }

  private static CheckResult check(String name, int n, CheckOptions options, CheckpointPlan plan) {
    Model model =
        ServiceLoader.load(Model.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(one -> one instanceof ThreadModel && one.name().equals(name))
            .findFirst()
            .orElseThrow();
    Map<String, Integer> given = n == 0 ? Map.of() : Map.of("n", n);
    return Check.of(model.create(Arguments.of(model, given))).with(options).savedAs(plan).run();
  }
}
