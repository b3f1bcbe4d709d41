package io.mazurka.kernel.reduction;

import java.util.Arrays;

/**
 * The strongly connected components of a graph, after Tarjan (1972), without recursion. They are
 * numbered so that every edge leads to the same or a smaller number.
 */
public final class Components {

  /** The successors of all nodes, one node after the other. */
  private final int[] successors;

  /**
   * The index of the first successor of each node in {@link #successors}, and the number of all
   * successors.
   */
  private final int[] starts;

  private final int[] component;

  /** For each node, when it was visited, from 1 on; 0 if it was not visited. */
  private final int[] visit;

  /** For each node, the earliest visit of an open node known to be reachable from it. */
  private final int[] low;

  private final int[] next;
  private final int[] path;
  private final int[] open;
  private int depth;
  private int opened;
  private int visits;
  private int count;

  private Components(int[] starts, int[] successors) {
    int nodes = starts.length - 1;
    this.starts = starts;
    this.successors = successors;
    this.component = new int[nodes];
    this.visit = new int[nodes];
    this.low = new int[nodes];
    this.next = Arrays.copyOf(starts, nodes);
    this.path = new int[nodes];
    this.open = new int[nodes];
    Arrays.fill(component, -1);
  }

  /** The number of each node's component. */
  public static int[] of(int[][] successors) {
    int[] starts = new int[successors.length + 1];
    for (int node = 0; node < successors.length; node++) {
      starts[node + 1] = starts[node] + successors[node].length;
    }
    return of(starts, Arrays.stream(successors).flatMapToInt(Arrays::stream).toArray());
  }

  /**
   * The number of each node's component, for a graph in which the successors of a node are the
   * elements of {@code successors} from {@code starts[node]} to {@code starts[node + 1]}.
   */
  public static int[] of(int[] starts, int[] successors) {
    Components found = new Components(starts, successors);
    for (int node = 0; node < found.component.length; node++) {
      if (found.visit[node] == 0) {
        found.search(node);
      }
    }
    return found.component;
  }

  private void search(int root) {
    enter(root);
    while (depth > 0) {
      int node = path[depth - 1];
      if (next[node] == starts[node + 1]) {
        leave(node);
      } else {
        int successor = successors[next[node]++];
        if (visit[successor] == 0) {
          enter(successor);
        } else if (component[successor] < 0) {
          low[node] = Math.min(low[node], visit[successor]);
        }
      }
    }
  }

  private void enter(int node) {
    visit[node] = ++visits;
    low[node] = visits;
    path[depth++] = node;
    open[opened++] = node;
  }

  private void leave(int node) {
    depth--;
    if (depth > 0) {
      int parent = path[depth - 1];
      low[parent] = Math.min(low[parent], low[node]);
    }
    if (low[node] == visit[node]) {
      int member;
      do {
        member = open[--opened];
        component[member] = count;
      } while (member != node);
      count++;
    }
  }
}
