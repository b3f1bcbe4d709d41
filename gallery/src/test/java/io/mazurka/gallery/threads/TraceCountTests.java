package io.mazurka.gallery.threads;

import static io.mazurka.kernel.options.Conflicts.ALL;
import static io.mazurka.kernel.options.Conflicts.READWRITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.dynamic.Classic;
import io.mazurka.kernel.dynamic.Explorer;
import io.mazurka.kernel.dynamic.PersistentSets;
import io.mazurka.kernel.dynamic.Strategy;
import io.mazurka.kernel.dynamic.Tally;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.options.Conflicts;
import io.mazurka.threads.ThreadModel;
import io.mazurka.threads.model.StepModel;
import java.util.List;
import java.util.Map;
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
    for (Classic variant : Classic.values()) {
      System.err.println(name + n + variant + " " + explore(name, n, new Strategy.Published(variant, PersistentSets.none()), READWRITE));
    }
  }

  @Test
  void sourceSetsRepeatTracesOfLastZero() {
    Tally source = explore("lastzero", 5, new Strategy.Source(), READWRITE);

    assertThat(source.runs()).isEqualTo(97);
    assertThat(source.blockedRuns()).isEqualTo(33);
  }

  private static Tally explore(String name, int n, Strategy strategy, Conflicts conflicts) {
    ThreadModel model = find(name);
    Map<String, Integer> given = n == 0 ? Map.of() : Map.of("n", n);
    StepModel program =
        StepModel.of(scope -> model.declare(scope, Arguments.of(model, given)));
    return Explorer.of(program.execution(), strategy, conflicts, 1000, (end, history) -> true)
        .run();
  }

  private static ThreadModel find(String name) {
    List<ThreadModel> models = List.of(
        new Indexer(), new FileSystem(), new Readers(), new LastZero(), new ReadThenWrite(),
        new AtomicIncrement(), new CasRotation(), new LockedIncrement(), new Philosophers(),
        new Fibonacci(), new StoreBuffering(), new MessagePassing(), new IndependentReads(),
        new CrossedLocks());
    return models.stream().filter(model -> model.name().equals(name)).findFirst().orElseThrow();
  }
}
