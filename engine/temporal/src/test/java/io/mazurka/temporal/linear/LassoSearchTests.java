package io.mazurka.temporal.linear;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.temporal.graph.Lasso;
import org.junit.jupiter.api.Test;

/** The same infinite run is written with as few edges as can be. */
final class LassoSearchTests {

  @Test
  void repeatedCycleIsWrittenOnce() {
    requireRun(rolledUp(new int[] {9}, new int[] {1, 2, 1, 2}), 1, 9, 1, 2);
    requireRun(rolledUp(new int[] {9}, new int[] {1, 2, 1}), 1, 9, 1, 2, 1);
  }

  @Test
  void endOfTheStemThatBelongsToTheCycleIsLeftOut() {
    requireRun(rolledUp(new int[] {9, 2}, new int[] {1, 2}), 1, 9, 2, 1);
    requireRun(rolledUp(new int[] {9, 1, 2, 1, 2}, new int[] {1, 2}), 1, 9, 1, 2);
    requireRun(rolledUp(new int[] {2, 2}, new int[] {2}), 0, 2);
  }

  @Test
  void terminalStateHasNoCycle() {
    requireRun(rolledUp(new int[] {9, 1}, new int[0]), 2, 9, 1);
  }

  private static Lasso rolledUp(int[] stem, int[] cycle) {
    return LassoSearch.rolledUp(0, stem, cycle);
  }

  private static void requireRun(Lasso lasso, int cycleStart, int... edges) {
    assertThat(lasso.edges()).containsExactly(edges);
    assertThat(lasso.cycleStart()).isEqualTo(cycleStart);
  }
}
