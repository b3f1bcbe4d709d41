package io.mazurka.protocols.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.differential.Mistake;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.exploration.Workforce;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.reduction.FullLevels;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.protocols.random.EndlessPlan;
import io.mazurka.search.Search;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random protocols with infinitely many states. A violation that a plain exploration finds within a
 * few steps is found by a reduced search within a few full levels.
 */
@Tag("slow")
class EndlessTests {

  /** How many are drawn, times what {@code -Ddraws} says. */
  private static final int DRAWS = 25;

  private static final int MOST_DRAWS = 400;

  /** The depth of the plain exploration. */
  private static final int STEPS = 3;

  private static final int MOST_STATES = 20_000;
  private static final int MOST_REFEREED = 3_000;

  @Test
  void reducedSearchFindsWhatFewStepsOfAnEndlessProtocolViolate() {
    RunReport report =
        new RandomRun<EndlessPlan>(
                getClass(),
                EndlessPlan::draw,
                (plan, trial) -> compare(plan, Mistake.none(), trial))
            .inParallel(0, DRAWS);
    System.out.println("protocols without end in " + report);

    report.requireNoDifference();
    for (String what : List.of("compared", "endless", "reduced", "found late")) {
      report.requireMoreThan(DRAWS / 25, what);
    }
  }

  @Test
  void withoutFullLevelsSomeOfThemIsMissed() {
    assertThat(
            new RandomRun<EndlessPlan>(
                    getClass(),
                    EndlessPlan::draw,
                    (plan, trial) -> compare(plan, Mistake.fullLevelsForgotten(), trial))
                .requireFailingSeed("full levels forgotten", 0, MOST_DRAWS))
        .isNotNegative();
  }

  private static void compare(EndlessPlan plan, Mistake mistake, Trial trial) {
    CompiledModel full = plan.protocol().compile(CheckOptions.unreduced());
    Set<String> violated = violated(full.system(), full.properties());
    CompiledModel model =
        mistake.in(plan.protocol()).compile(CheckOptions.defaults().withPor(Por.LPOR));
    for (Property property : model.properties()) {
      if (violated.contains(property.name())) {
        compare(model, property, trial);
      }
    }
  }

  /** The invariants that fail in a state that few steps lead to. */
  private static Set<String> violated(TransitionSystem system, List<Property> properties) {
    Set<String> violated = new TreeSet<>();
    Set<List<Integer>> known = new HashSet<>();
    List<int[]> level = system.initialStates();
    for (int steps = 0; steps <= STEPS; steps++) {
      for (int[] state : level) {
        properties.stream()
            .filter(property -> !holds(property, state))
            .forEach(property -> violated.add(property.name()));
      }
      level = steps < STEPS ? next(system, level, known) : List.of();
    }
    return violated;
  }

  private static boolean holds(Property property, int[] state) {
    return !property.decider().holds(state);
  }

  private static List<int[]> next(
      TransitionSystem system, List<int[]> level, Set<List<Integer>> known) {
    Cursor cursor = system.cursor();
    return level.stream()
        .flatMap(
            state ->
                IntStream.range(0, cursor.load(state))
                    .mapToObj(step -> cursor.successor(state, step))
                    .toList()
                    .stream())
        .filter(state -> known.size() < MOST_REFEREED)
        .filter(state -> known.add(IntStream.of(state).boxed().toList()))
        .toList();
  }

  private static void compare(CompiledModel model, Property property, Trial trial) {
    Reduction reduction = model.reducer().reduce(List.of(property));
    SearchTask task =
        new SearchTask(
            model.system(),
            reduction,
            StateSymmetry.none(),
            StoreKind.EXACT,
            List.of(property),
            Stop.AT_FIRST_VIOLATION,
            Limits.none().withStates(MOST_STATES).withDepth(FullLevels.DISTANCE * (STEPS + 1)),
            new Workforce(trial.seed() % 2 == 0 ? 1 : 3, 1, 8),
            SearchListener.none(),
            Patience.endless());
    SearchResult found = Search.of(task, SearchOrder.BFS).run();
    if (found.end() == EndReason.STATE_LIMIT) {
      trial.count("too many states");
      return;
    }
    trial.count("compared");
    trial.count("endless", reduction.contract().endless());
    trial.count("reduced", reduction.reduces());
    trial.count("found late", found.statistics().depth() > FullLevels.DISTANCE);
    trial.require("end of the search for " + property.name(), EndReason.VIOLATION, found.end());
  }
}
