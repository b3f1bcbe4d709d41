package io.mazurka.gallery.threads;

import static io.mazurka.dpor.planning.Conflicts.ALL;
import static io.mazurka.dpor.planning.Conflicts.READWRITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.dpor.Explorer;
import io.mazurka.dpor.Tally;
import io.mazurka.dpor.planning.ClassicVariant;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.threads.ThreadModel;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.model.StepModel;
import io.mazurka.threads.real.RealExecution;
import io.mazurka.threads.real.RealProgram;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every count of traces that is known from the literature or from brute force. */
final class TraceCountTests {

  @ParameterizedTest
  @CsvSource({
    "readers, 1, 2, 2",
    "readers, 2, 4, 6",
    "readers, 5, 32, 720",
    "readers, 6, 64, 5040",
    "readers, 10, 1024, -1",
    "lastzero, 2, 5, 5",
    "lastzero, 3, 12, 12",
    "lastzero, 4, 28, 28",
    "lastzero, 5, 64, 64",
    "indexer, 2, 1, 1",
    "indexer, 11, 1, 1",
    "indexer, 12, 8, 8",
    "indexer, 13, 64, 64",
    "filesystem, 2, 1, 1",
    "filesystem, 13, 1, 1",
    "filesystem, 14, 2, 2",
    "filesystem, 16, 8, 8",
    "rw, 2, 4, 6",
    "rw, 3, 36, 90",
    "rw, 4, 576, 2520",
    "ainc, 2, 2, 2",
    "ainc, 3, 6, 6",
    "ainc, 5, 120, 120",
    "casrot, 2, 2, 2",
    "casrot, 3, 5, 6",
    "casrot, 4, 14, 24",
    "casrot, 5, 43, 120",
    "lockinc, 2, 2, 2",
    "lockinc, 3, 6, 6",
    "lockinc, 4, 24, 24",
    "philosophers, 2, 3, 3",
    "philosophers, 3, 7, 7",
    "philosophers, 4, 15, 15",
    "philosophers, 5, 31, 31",
    "fibonacci, 1, 11, 85",
    "fibonacci, 2, 140, -1",
    "store-buffering, 0, 3, 3",
    "message-passing, 0, 3, 3",
    "iriw, 0, 15, 27",
    "ab-ba-locks, 0, 3, 3",
  })
  void optimalRunsOneExecutionForEachTrace(String name, int n, long readWrite, long all) {
    Tally found = explore(name, n, new Strategy.Optimal(), READWRITE);

    assertThat(found.traces()).isEqualTo(readWrite);
    assertThat(found.blockedRuns()).isZero();
    if (all >= 0) {
      assertThat(explore(name, n, new Strategy.Optimal(), ALL).traces()).isEqualTo(all);
    }
    assertThat(explore(name, n, new Strategy.Source(), READWRITE).traces()).isEqualTo(readWrite);
    assertThat(explore(name, n, new Strategy.Repaired(), READWRITE).traces()).isEqualTo(readWrite);
  }

  @ParameterizedTest
  @CsvSource({
    "readers, 3",
    "lastzero, 3",
    "indexer, 12",
    "filesystem, 14",
    "rw, 3",
    "ainc, 4",
    "casrot, 4",
    "lockinc, 3",
    "philosophers, 4",
    "fibonacci, 1",
    "iriw, 0",
    "ab-ba-locks, 0"
  })
  void publishedReductionRunsEveryTraceAtLeastOnce(String name, int n) {
    long traces = explore(name, n, new Strategy.Optimal(), READWRITE).traces();

    for (ClassicVariant variant : ClassicVariant.values()) {
      Strategy classic = new Strategy.Published(variant);
      Conflicts conflicts = variant == ClassicVariant.LAST_ACCESS ? ALL : READWRITE;
      assertThat(explore(name, n, classic, conflicts).traces()).isGreaterThanOrEqualTo(traces);
    }
  }

  /** With sleep sets, the search without persistent sets completes every trace once. */
  @ParameterizedTest
  @CsvSource({
    "readers, 5",
    "lastzero, 3",
    "indexer, 2",
    "filesystem, 2",
    "rw, 3",
    "ainc, 5",
    "casrot, 5",
    "lockinc, 3",
    "philosophers, 4",
    "fibonacci, 1",
    "store-buffering, 0",
    "message-passing, 0",
    "iriw, 0",
    "ab-ba-locks, 0"
  })
  void bruteForceAgrees(String name, int n) {
    Strategy all = new Strategy.Full(true);
    for (Conflicts conflicts : Conflicts.values()) {
      assertThat(explore(name, n, all, conflicts).traces())
          .isEqualTo(explore(name, n, new Strategy.Optimal(), conflicts).traces());
    }
  }

  @ParameterizedTest
  @CsvSource({"philosophers, 3, 7", "philosophers, 5, 31", "ab-ba-locks, 0, 3"})
  void oneTraceIsDeadlocked(String name, int n, long traces) {
    CheckResult result = Check.of(create(name, n)).with(CheckOptions.defaults().withAll()).run();

    assertThat(result.verdict()).isEqualTo(Verdict.DEADLOCK);
    assertThat(result.statistics().violatingStates()).isEqualTo(1);
    assertThat(result.executions()).extracting(Executions::traces).isEqualTo(traces);
  }

  @ParameterizedTest
  @CsvSource({
    "readers, 4",
    "lastzero, 3",
    "rw, 3",
    "casrot, 4",
    "lockinc, 3",
    "philosophers, 4",
    "fibonacci, 1"
  })
  void statefulSearchFindsTheSameVerdict(String name, int n) {
    CheckResult reduced = Check.of(create(name, n)).run();
    for (StoreKind store : StoreKind.values()) {
      CheckOptions options = CheckOptions.unreduced().withStore(store);
      assertThat(Check.of(create(name, n)).with(options).run().verdict())
          .isEqualTo(reduced.verdict());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "readers, 5, 32",
    "lastzero, 4, 28",
    "indexer, 12, 8",
    "filesystem, 14, 2",
    "rw, 3, 36",
    "ainc, 4, 24",
    "casrot, 4, 14",
    "lockinc, 3, 6",
    "philosophers, 4, 15",
    "fibonacci, 1, 11",
    "store-buffering, 0, 3",
    "message-passing, 0, 3",
    "iriw, 0, 15",
    "ab-ba-locks, 0, 3",
  })
  void realThreadsShowTheSameTraces(String name, int n, long traces) {
    RealProgram program = new RealProgram(create(name, n).declaration(), 10_000);
    try (RealExecution execution = program.execution()) {
      Tally found =
          Explorer.of(execution, new Strategy.Optimal(), READWRITE, 1000, (end, history) -> true)
              .run();

      assertThat(found.traces()).isEqualTo(traces);
    }
  }

  @Test
  void sourceSetsRepeatTracesOfLastZero() {
    Tally source = explore("lastzero", 5, new Strategy.Source(), READWRITE);

    assertThat(source.runs()).isEqualTo(97);
    assertThat(source.blockedRuns()).isEqualTo(33);
  }

  private static Tally explore(String name, int n, Strategy strategy, Conflicts conflicts) {
    StepModel program = StepModel.of(create(name, n).declaration());
    return Explorer.of(program.execution(), strategy, conflicts, 1000, (end, history) -> true)
        .run();
  }

  private static ThreadProgram create(String name, int n) {
    ThreadModel model = find(name);
    return model.create(Arguments.of(model, n == 0 ? Map.of() : Map.of("n", n)));
  }

  private static ThreadModel find(String name) {
    return ServiceLoader.load(Model.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(model -> model.name().equals(name))
        .map(ThreadModel.class::cast)
        .findFirst()
        .orElseThrow();
  }
}
