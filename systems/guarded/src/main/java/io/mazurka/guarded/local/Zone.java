package io.mazurka.guarded.local;

/**
 * The conflicts of one command in a local graph: for each local state where the command is enabled,
 * the commands that can conflict with it there or later, before it is executed. Immutable.
 */
final class Zone {

  private final int command;
  private final CommandGraph graph;
  private final int[][] conflicting;
  private final int most;

  Zone(int command, CommandGraph graph, int[][] conflicting) {
    this.command = command;
    this.graph = graph;
    this.conflicting = conflicting;
    int longest = 0;
    for (int[] list : conflicting) {
      longest = Math.max(longest, list.length);
    }
    this.most = longest;
  }

  int command() {
    return command;
  }

  CommandGraph graph() {
    return graph;
  }

  int[] conflicting(int local) {
    return conflicting[local];
  }

  /** The largest number of conflicting commands in any local state. */
  int most() {
    return most;
  }
}
