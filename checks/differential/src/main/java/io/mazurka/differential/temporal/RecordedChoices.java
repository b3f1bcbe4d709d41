package io.mazurka.differential.temporal;

import io.mazurka.kernel.reduction.WatchedReduction.Watcher;
import io.mazurka.search.order.Explored;
import io.mazurka.search.order.Explored.Recording;
import io.mazurka.search.store.StateStore;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

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

  /** Takes in the choices that a search has recorded itself. */
  void takeIn(Explored explored) {
    Recording recording = Objects.requireNonNull(explored.recording());
    int[] state = new int[explored.packing().slots()];
    for (int shard = 0; shard < StateStore.SHARDS; shard++) {
      recording
          .states()
          .forEach(
              shard,
              (number, packed, at) -> {
                explored.packing().unpack(packed, at, state);
                if (!explored.choices().isAll(number)) {
                  chosenIn.put(WrittenGraph.key(state), choices(explored, number));
                }
              });
    }
  }

  private static int[] choices(Explored explored, int number) {
    return IntStream.range(0, explored.choices().count(number))
        .map(index -> explored.choices().step(number, index))
        .toArray();
  }
}
