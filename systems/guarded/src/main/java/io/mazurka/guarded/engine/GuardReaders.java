package io.mazurka.guarded.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * For each slot, the groups of guards whose table contains its variable, and the weight of the
 * variable in the row numbers of that table.
 */
final class GuardReaders {

  private final int[][] guards;
  private final int[][] weights;

  private GuardReaders(int[][] guards, int[][] weights) {
    this.guards = guards;
    this.weights = weights;
  }

  static GuardReaders of(Guards[] guards, int slots) {
    List<List<int[]>> found = new ArrayList<>();
    for (int slot = 0; slot < slots; slot++) {
      found.add(new ArrayList<>());
    }
    for (int group = 0; group < guards.length; group++) {
      Index index = guards[group].index();
      for (int at = 0; guards[group].hasTable() && at < index.variables().size(); at++) {
        int slot = index.variables().get(at).slot();
        found.get(slot).add(new int[] {group, (int) index.weight(at)});
      }
    }
    return new GuardReaders(column(found, 0), column(found, 1));
  }

  int[] guards(int slot) {
    return guards[slot];
  }

  int[] weights(int slot) {
    return weights[slot];
  }

  private static int[][] column(List<List<int[]>> pairs, int column) {
    return pairs.stream()
        .map(list -> list.stream().mapToInt(pair -> pair[column]).toArray())
        .toArray(int[][]::new);
  }
}
