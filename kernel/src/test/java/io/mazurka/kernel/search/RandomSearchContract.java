package io.mazurka.kernel.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.explicit.RandomModel;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Random systems, searched in every way and explored naively. */
abstract class RandomSearchContract {

  /** Each search with a bitstate store takes a quarter of the heap, so only a few are made. */
  private static final int BITSTATE_SYSTEMS = 3;

  private final long seed;
  private final int systems;
  private final Features features = new Features();

  RandomSearchContract(long seed, int systems) {
    this.seed = seed;
    this.systems = systems;
  }

  @Test
  void searchesFindWhatANaiveExplorationFinds() {
    for (int number = 0; number < systems; number++) {
      RandomModel model = RandomModel.of(seed + number);
      Comparison comparison = new Comparison(model, number % 2 == 0);
      try {
        compare(comparison, number < BITSTATE_SYSTEMS);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("The system of seed " + (seed + number), e);
      }
      features.note(model.system(), comparison);
    }
    String summary = "%d systems from seed %d: %s".formatted(systems, seed, features.times());
    System.out.println(summary);
    assertThat(features.times().values())
        .as(summary)
        .allSatisfy(times -> assertThat(times).isGreaterThan(systems / 100));
  }

  private void compare(Comparison comparison, boolean withBitstate) {
    boolean finite = false;
    for (SearchOrder order : SearchOrder.values()) {
      for (boolean all : List.of(false, true)) {
        comparison.compare(order, StoreKind.EXACT, all);
        comparison.compare(order, StoreKind.FINGERPRINT, all);
        finite = comparison.compare(order, StoreKind.NONE, all);
      }
      if (withBitstate) {
        comparison.compare(order, StoreKind.BITSTATE, true);
      }
    }
    features.note("finite without a store", finite);
  }
}
