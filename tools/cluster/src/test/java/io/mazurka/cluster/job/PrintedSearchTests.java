package io.mazurka.cluster.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Figure 1 of Brim, Cerna, Moravec and Simsa 2005 on one node. From the state 0 the ample set leads
 * to 1, which is expanded fully and leads to 2.
 */
final class PrintedSearchTests {

  /** The page's procedure calls itself, and where it is told no end, that would be for ever. */
  private static final int MOST_CALLS = 100;

  private static final Map<Integer, List<Integer>> AMPLE =
      Map.of(0, List.of(1), 1, List.of(2), 2, List.of());

  private static final class Search {
    private final boolean printed;
    private final TreeSet<Integer> visited = new TreeSet<>();
    private final Deque<Integer> waiting = new ArrayDeque<>(List.of(0));
    private int calls;

    Search(boolean printed) {
      this.printed = printed;
    }

    TreeSet<Integer> run() {
      while (!waiting.isEmpty()) {
        int state = waiting.remove();
        if (!visited.contains(state)) {
          depthFirst(state);
        }
      }
      return visited;
    }

    private void depthFirst(int state) {
      visited.add(state);
      if (++calls > MOST_CALLS) {
        return;
      }
      for (int successor : AMPLE.get(state)) {
        if (visited.contains(successor)) {
          continue;
        }
        if (state != 0) {
          waiting.add(successor);
        } else {
          depthFirst(printed ? state : successor);
        }
      }
    }
  }

  /** "then Dfs(state, history)" where the line above asks about t(state). */
  @Test
  void searchAsPrintedNeverEntersASuccessorOfAnAmpleSet() {
    assertThat(new Search(true).run()).containsExactly(0);
    assertThat(new Search(false).run()).containsExactly(0, 1, 2);
  }
}
