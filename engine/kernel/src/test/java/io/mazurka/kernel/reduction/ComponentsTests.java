package io.mazurka.kernel.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** Components of random graphs, against what can be reached from each node. */
final class ComponentsTests {

  private static final int GRAPHS = 500;

  private static int[][] draw(long seed) {
    Random random = new Random(seed);
    int[][] successors = new int[1 + random.nextInt(8)][];
    for (int node = 0; node < successors.length; node++) {
      successors[node] = random.ints(random.nextInt(3), 0, successors.length).toArray();
    }
    return successors;
  }

  private static void reach(int[][] successors, int node, boolean[] reached) {
    if (!reached[node]) {
      reached[node] = true;
      for (int successor : successors[node]) {
        reach(successors, successor, reached);
      }
    }
  }

  @Test
  void nodesAreTogetherIfTheyReachEachOtherAndNoEdgeLeadsUp() {
    for (long seed = 0; seed < GRAPHS; seed++) {
      int[][] successors = draw(seed);
      boolean[][] reaches = new boolean[successors.length][successors.length];
      for (int node = 0; node < successors.length; node++) {
        reach(successors, node, reaches[node]);
      }
      int[] component = Components.of(successors);
      for (int one = 0; one < successors.length; one++) {
        for (int other = 0; other < successors.length; other++) {
          assertThat(component[one] == component[other])
              .as("graph %d, nodes %d and %d", seed, one, other)
              .isEqualTo(reaches[one][other] && reaches[other][one]);
        }
        for (int successor : successors[one]) {
          assertThat(component[successor]).isLessThanOrEqualTo(component[one]);
        }
      }
    }
  }
}
