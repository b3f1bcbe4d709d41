package io.mazurka.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.explicit.GraphPlan;
import io.mazurka.kernel.explicit.RandomModel;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.OpaqueCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.search.check.Check;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Searches with any number of workers have the same figures and paths as with one. */
@Tag("slow")
class WorkersTests {

  private static final int SYSTEMS = 2_000;

  private static final int MOST_WORKERS = 16;

  @Test
  void anyNumberOfWorkersFindsWhatOneFinds() {
    RunReport report =
        new RandomRun<>(WorkersTests.class, RandomModel::draw, WorkersTests::compare)
            .inTurn(7_000, SYSTEMS);
    System.out.println("workers on " + report);

    report.requireNoDifference();
    report.requireMoreThan(SYSTEMS / 20, "ended by EXHAUSTED");
    report.requireMoreThan(SYSTEMS / 20, "ended by VIOLATION");
    report.requireMoreThan(SYSTEMS / 20, "ended by STATE_LIMIT");
    report.requireMoreThan(SYSTEMS / 20, "ended by DEPTH_LIMIT");
    report.requireMoreThan(SYSTEMS / 20, "ended by DECIDED");
    report.requireMoreThan(SYSTEMS / 20, "many workers");
    report.requireMoreThan(SYSTEMS / 20, "premise met");
    report.requireMoreThan(SYSTEMS / 20, "premise not met");
  }

  private static void compare(GraphPlan plan, Trial trial) {
    RandomModel model = RandomModel.of(plan);
    Random random = new Random(trial.seed());
    for (StoreKind store : new StoreKind[] {StoreKind.EXACT, StoreKind.FINGERPRINT}) {
      for (Stop stop : Stop.values()) {
        SearchTask task = task(model, store, stop, limits(random));
        task = random.nextBoolean() ? withPremise(task) : task;
        SearchResult alone = search(task, 1, 1);
        trial.count("ended by " + alone.end());
        trial.count("premise " + (alone.met().isEmpty() ? "not met" : "met"));
        int few = 2 + random.nextInt(3);
        int any = 2 + random.nextInt(MOST_WORKERS - 1);
        trial.count(any > few ? "many workers" : "few workers");
        compare(alone, search(task, few, 1 + random.nextInt(4)));
        compare(alone, search(task, any, 1 + random.nextInt(2)));
      }
    }
  }

  private static Limits limits(Random random) {
    return switch (random.nextInt(3)) {
      case 0 -> Limits.none().withStates(1 + random.nextInt(200));
      case 1 -> Limits.none().withDepth(random.nextInt(8));
      default -> Limits.none();
    };
  }

  private static SearchTask task(RandomModel model, StoreKind store, Stop stop, Limits limits) {
    SearchTask all =
        Check.of(model.checkable(true))
            .with(CheckOptions.defaults().withStore(store))
            .prepare()
            .task();
    return new SearchTask(
        all.system(),
        all.reduction(),
        store,
        all.properties(),
        stop,
        limits,
        SearchListener.none());
  }

  /** Adds an invariant that always holds and whose premise some states meet. */
  private static SearchTask withPremise(SearchTask task) {
    return new SearchTask(
        task.system(),
        task.reduction(),
        task.store(),
        Stream.concat(task.properties().stream(), Stream.of(HELD)).toList(),
        task.stop(),
        task.limits(),
        task.listener());
  }

  /** An invariant whose premise is true in every fiftieth state. */
  private static final Property HELD =
      new StateProperty(
          "held",
          Kind.INVARIANT,
          new OpaqueCondition(state -> true, state -> ""),
          new OpaqueCondition(state -> Arrays.hashCode(state) % 50 == 0, state -> ""));

  private static SearchResult search(SearchTask task, int workers, int fewest) {
    return Search.of(task.withWorkforce(new Workforce(workers, fewest, 0)), SearchOrder.BFS).run();
  }

  private static void compare(SearchResult alone, SearchResult together) {
    assertThat(together.end()).isEqualTo(alone.end());
    assertThat(figures(together)).isEqualTo(figures(alone));
    assertThat(together.met()).isEqualTo(alone.met());
    assertThat(together.violated()).isEqualTo(alone.violated());
    assertThat(path(together)).isEqualTo(path(alone));
  }

  private static String path(SearchResult result) {
    return result.first() == null
        ? "none"
        : Objects.requireNonNull(result.first()).path()
            + Objects.requireNonNull(result.first()).property().name();
  }

  private static String figures(SearchResult result) {
    SearchResult.Statistics figures = result.statistics();
    return "%d states, %d transitions, %d terminal, %d violating, depth %d"
        .formatted(
            figures.states(),
            figures.transitions(),
            figures.terminalStates(),
            figures.violatingStates(),
            figures.depth());
  }
}
