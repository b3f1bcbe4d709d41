package io.mazurka.guarded.local;

/**
 * Where in a local graph a command must beware of which others: in a local state where it is
 * enabled, the commands that can come into conflict with it later, before it is executed.
 * Immutable.
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
