package io.mazurka.kernel.reduction;

import java.util.Arrays;

/**
 * The strongly connected components of a graph, after Tarjan (1972), without recursion. They are
 * numbered so that every edge leads to the same or a smaller number.
 */
public final class Components {

  private final int[][] successors;
  private final int[] component;

  /** Per node, when it was visited, from 1; 0 if it was not. */
  private final int[] visit;

  /** Per node, the earliest visit of an open node known to be reachable from it. */
  private final int[] low;

  private final int[] next;
  private final int[] path;
  private final int[] open;
  private int depth;
  private int opened;
  private int visits;
  private int count;

  private Components(int[][] successors) {
    int nodes = successors.length;
    this.successors = successors;
    this.component = new int[nodes];
    this.visit = new int[nodes];
    this.low = new int[nodes];
    this.next = new int[nodes];
    this.path = new int[nodes];
    this.open = new int[nodes];
    Arrays.fill(component, -1);
  }

  /** The number of each node's component. */
  public static int[] of(int[][] successors) {
    Components found = new Components(successors);
    for (int node = 0; node < successors.length; node++) {
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
      if (next[node] == successors[node].length) {
        leave(node);
      } else {
        int successor = successors[node][next[node]++];
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
