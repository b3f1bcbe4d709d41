package io.mazurka.gallery.threads;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchDeclarations;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.threads.ThreadModel;
import io.mazurka.threads.ThreadOptions;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Figures 6 and 8 of Flanagan and Godefroid (2005), as the options of a check explore them. */
final class PublishedFigureTests {

  private static CheckResult check(String name, int n, CheckOptions options) {
    ThreadModel model =
        ServiceLoader.load(Model.class).stream()
            .map(ServiceLoader.Provider::get)
            .filter(one -> one.name().equals(name))
            .map(ThreadModel.class::cast)
            .findFirst()
            .orElseThrow();
    Arguments arguments = Arguments.of(model, n == 0 ? Map.of() : Map.of("n", n));
    return Check.of(model.create(arguments)).with(options.withAll()).run();
  }

  private static CheckOptions sets(String parts) {
    OptionDeclaration sets =
        SearchDeclarations.reductions().stream()
            .filter(one -> one.name().equals("--sets"))
            .findFirst()
            .orElseThrow();
    return sets.apply(CheckOptions.defaults().withPor(Por.DPOR_CLASSIC), parts);
  }

  private static Executions executions(String name, int n, CheckOptions options) {
    return Objects.requireNonNull(check(name, n, options).executions());
  }

  /** Each column of the measured tables, by the number of transitions explored. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "indexer | 2 | sleep | 24",
        "indexer | 2 | matching | 40",
        "indexer | 2 | sleep,matching | 24",
        "indexer | 2 | static | 250",
        "indexer | 2 | static,sleep | 24",
        "indexer | 2 | static,matching | 40",
        "indexer | 2 | static,sleep,matching | 24",
        "indexer | 4 | sleep | 624",
        "indexer | 4 | matching | 2000",
        "indexer | 11 | figure-4 | 44",
        "indexer | 12 | figure-4 | 1062",
        "indexer | 12 | figure-3,sleep | 339",
        "filesystem | 2 | sleep | 80",
        "filesystem | 2 | matching | 144",
        "filesystem | 2 | sleep,matching | 80",
        "filesystem | 2 | static | 28",
        "filesystem | 2 | static,sleep | 18",
        "filesystem | 2 | static,matching | 24",
        "filesystem | 2 | static,sleep,matching | 18",
        "filesystem | 5 | static | 1960",
        "filesystem | 5 | static,sleep | 180",
        "filesystem | 5 | static,matching | 504",
        "filesystem | 13 | figure-4 | 104",
        "filesystem | 14 | figure-4 | 451",
        "filesystem | 14 | figure-4,static | 202",
        "filesystem | 14 | figure-3,sleep | 228",
        "filesystem | 15 | figure-3,sleep | 487",
      })
  void optionsExploreAsManyTransitionsAsTheColumn(String name, int n, String parts, long events) {
    assertThat(executions(name, n, sets(parts)).events()).isEqualTo(events);
  }

  @ParameterizedTest
  @CsvSource({"indexer, 2, 250", "filesystem, 2, 48618"})
  void withoutReductionEveryInterleavingIsASearchWithoutAStore(String name, int n, long events) {
    CheckOptions all =
        CheckOptions.unreduced().withSearch(SearchOrder.DFS).withStore(StoreKind.NONE);

    assertThat(check(name, n, all).statistics().transitions()).isEqualTo(events);
  }

  @ParameterizedTest
  @CsvSource({"indexer, 12, 219", "filesystem, 14, 228"})
  void optimalReductionIsTheLastColumn(String name, int n, long events) {
    assertThat(executions(name, n, CheckOptions.defaults()).events()).isEqualTo(events);
  }

  /** With sleep sets, the runs that complete are the traces. */
  @ParameterizedTest
  @CsvSource({
    "readers, 5, 32, 720",
    "lastzero, 3, 12, 12",
    "indexer, 2, 1, 1",
    "filesystem, 2, 1, 1",
    "rw, 3, 36, 90",
    "ainc, 5, 120, 120",
    "casrot, 5, 43, 120",
    "lockinc, 3, 6, 6",
    "philosophers, 4, 15, 15",
    "fibonacci, 1, 11, 85",
    "store-buffering, 0, 3, 3",
    "message-passing, 0, 3, 3",
    "iriw, 0, 15, 27",
    "ab-ba-locks, 0, 3, 3",
  })
  void sleepSetsCompleteEveryTraceOnce(String name, int n, long readWrite, long all) {
    for (String parts :
        new String[] {"sleep", "static,sleep", "figure-3,sleep", "figure-3,static,sleep"}) {
      CheckOptions options = sets(parts);
      CheckOptions conflicting =
          options.with(ThreadOptions.defaults().withConflicts(Conflicts.ALL));
      assertThat(executions(name, n, options).traces()).as(parts).isEqualTo(readWrite);
      assertThat(executions(name, n, conflicting).traces()).as(parts).isEqualTo(all);
    }
  }

  /** A philosopher waits for forks that several others must put down first. */
  @Test
  void markingExploresLessThanAllThreads() {
    long without = executions("philosophers", 5, sets("figure-4")).events();
    long with = executions("philosophers", 5, sets("figure-4,marking")).events();

    assertThat(with).isLessThan(without);
  }
}
