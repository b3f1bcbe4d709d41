package io.mazurka.guarded.local;

import java.util.List;

/**
 * The local state of each process in its local graph, looked up when it is first needed. Used by
 * one worker.
 */
public final class LocalPositions {

  private final int[] local;
  private final long[] known;
  private int[] state = {};
  private long now;

  public LocalPositions(List<CommandGraph> graphs) {
    this.local = new int[graphs.size()];
    this.known = new long[graphs.size()];
  }

  /** Moves to {@code loaded}, which is kept by reference. */
  public void load(int[] loaded) {
    state = loaded;
    now++;
  }

  /** The local state of a graph's process. */
  int of(CommandGraph graph) {
    int process = graph.process();
    if (known[process] != now) {
      known[process] = now;
      local[process] = graph.find(state);
      if (local[process] < 0) {
        throw new IllegalStateException("a local graph lacks a reachable state of its process");
      }
    }
    return local[process];
  }
}
