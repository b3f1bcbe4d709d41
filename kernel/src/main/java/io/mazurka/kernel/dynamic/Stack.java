package io.mazurka.kernel.dynamic;

import io.mazurka.kernel.options.Conflicts;
import java.util.Arrays;

/** The depth-first stack: the execution so far and a node for each of its states. */
final class Stack {

  private final Execution execution;
  private final long mark;
  private final History history = new History();
  private Node[] nodes = {new Node()};

  Stack(Execution execution, Conflicts conflicts) {
    this.execution = execution;
    this.mark = conflicts == Conflicts.ALL ? Access.WRITE : 0;
  }

  History history() {
    return history;
  }

  Execution execution() {
    return execution;
  }

  /** The node of the state before event {@code event}, or of the last state. */
  Node node(int event) {
    return nodes[event];
  }

  Node top() {
    return nodes[history.length()];
  }

  int threads() {
    return execution.threads();
  }

  /** What {@code thread} does next in the last state. */
  long next(int thread) {
    return weigh(execution.next(thread));
  }

  long before(int earlier, int later, int thread) {
    return weigh(execution.before(earlier, later, thread));
  }

  /** The access as it counts: every one is a write where all conflict. */
  private long weigh(long access) {
    return access == Access.NONE ? access : access | mark;
  }

  /** An event was taken in the last state: enters the state it leads to. */
  void push(long taken, boolean sleepSets) {
    int depth = history.length();
    Node parent = nodes[depth];
    parent.taken = weigh(taken);
    parent.explored++;
    history.append(parent.taken);
    if (depth + 1 == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * nodes.length);
      Arrays.setAll(nodes, index -> nodes[index] == null ? new Node() : nodes[index]);
    }
    Node child = nodes[depth + 1];
    child.clear();
    if (sleepSets) {
      child.inheritSleep(parent);
    }
  }

  /** Leaves the last state; the event that led to it goes to sleep. */
  void pop(boolean sleepSets) {
    history.truncate(history.length() - 1);
    if (sleepSets) {
      top().putToSleep(top().taken);
    }
  }
}
