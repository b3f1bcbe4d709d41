package io.mazurka.differential.temporal;

import io.mazurka.kernel.reduction.WatchedReduction.Watcher;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Records the steps that a search explored in each state; a later choice replaces an earlier one.
 */
final class RecordedChoices implements Watcher {

  private final Map<List<Integer>, int[]> chosenIn = new ConcurrentHashMap<>();

  /** By state, the indices of the steps that were taken. */
  Map<List<Integer>, int[]> chosenIn() {
    return chosenIn;
  }

  @Override
  public void choose(int[] state, int steps, int[] chosen, int count) {
    chosenIn.put(WrittenGraph.key(state), Arrays.copyOf(chosen, count));
  }
}
