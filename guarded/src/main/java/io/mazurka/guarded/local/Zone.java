package io.mazurka.guarded.local;

/**
 * Where in a local graph a command must beware of which others: in a local state where it is
 * enabled, the commands that can come into conflict with it later, before it is executed.
 * Immutable.
 */
final class Zone {

  private final int command;
  private final CommandGraph graph;
  private final int[][] partners;
  private final int most;

  Zone(int command, CommandGraph graph, int[][] partners) {
    this.command = command;
    this.graph = graph;
    this.partners = partners;
    int longest = 0;
    for (int[] list : partners) {
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

  int[] partners(int local) {
    return partners[local];
  }

  /** The largest number of partners in any local state. */
  int most() {
    return most;
  }
}
