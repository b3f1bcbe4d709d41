package io.mazurka.search;

import io.mazurka.kernel.explicit.GraphPlan;
import io.mazurka.kernel.explicit.RandomModel;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.testkit.RandomRun;
import io.mazurka.testkit.RunReport;
import io.mazurka.testkit.Trial;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Random systems, searched in every way and explored naively. */
final class RandomSearchTests {

  /** How many systems are drawn; {@code -Ddraws} multiplies it. */
  private static final int SYSTEMS = 200;

  /** Each search with a bitstate store takes a quarter of the heap, so only a few are made. */
  private static final int BITSTATE_SYSTEMS = 3;

  @Test
  void searchesFindWhatANaiveExplorationFinds() {
    RunReport report =
        new RandomRun<>(getClass(), RandomModel::draw, this::compare).inTurn(0, SYSTEMS);
    System.out.println("searches of " + report);

    report.requireNoDifference();
    report.occurrences("").keySet().forEach(what -> report.requireMoreThan(SYSTEMS / 100, what));
  }

  private void compare(GraphPlan plan, Trial trial) {
    RandomModel model = RandomModel.of(plan);
    Comparison comparison = new Comparison(model, trial.seed() % 2 == 0);
    boolean finite = false;
    for (SearchOrder order : SearchOrder.values()) {
      for (boolean all : List.of(false, true)) {
        comparison.compare(order, StoreKind.EXACT, all);
        comparison.compare(order, StoreKind.FINGERPRINT, all);
        finite = comparison.compare(order, StoreKind.NONE, all);
      }
      if (trial.seed() - 0 < BITSTATE_SYSTEMS) {
        comparison.compare(order, StoreKind.BITSTATE, true);
      }
    }
    Features features = new Features(trial);
    features.note("finite without a store", finite);
    features.note(model.system(), comparison);
  }
}
