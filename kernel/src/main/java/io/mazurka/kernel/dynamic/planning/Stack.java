package io.mazurka.kernel.dynamic.planning;

import io.mazurka.kernel.dynamic.execution.Execution;
import io.mazurka.kernel.dynamic.execution.History;
import io.mazurka.kernel.dynamic.execution.PackedEvent;
import java.util.Arrays;

/** The depth-first stack: the execution so far and a node for each of its states. */
public final class Stack {

  private final Execution execution;
  private final long mark;
  private final History history = new History();
  private StackNode[] nodes = {new StackNode()};

  public Stack(Execution execution, Conflicts conflicts) {
    this.execution = execution;
    this.mark = conflicts == Conflicts.ALL ? PackedEvent.WRITE : 0;
  }

  public History history() {
    return history;
  }

  public Execution execution() {
    return execution;
  }

  /** The node of the state before event {@code event}, or of the last state. */
  public StackNode node(int event) {
    return nodes[event];
  }

  public StackNode top() {
    return nodes[history.length()];
  }

  int threads() {
    return execution.threads();
  }

  /** The next event of {@code thread} in the last state. */
  long next(int thread) {
    return weigh(execution.next(thread));
  }

  long before(int earlier, int later, int thread) {
    return weigh(execution.before(earlier, later, thread));
  }

  /** The access as it counts: every one is a write where all conflict. */
  private long weigh(long access) {
    return access == PackedEvent.NONE ? access : access | mark;
  }

  /** An event was taken in the last state: enters the state it leads to. */
  public void push(long taken, boolean sleepSets) {
    int depth = history.length();
    StackNode parent = nodes[depth];
    parent.taken = weigh(taken);
    parent.explored++;
    history.append(parent.taken);
    if (depth + 1 == nodes.length) {
      nodes = Arrays.copyOf(nodes, 2 * nodes.length);
      Arrays.setAll(nodes, index -> nodes[index] == null ? new StackNode() : nodes[index]);
    }
    StackNode child = nodes[depth + 1];
    child.clear();
    if (sleepSets) {
      child.inheritSleep(parent);
    }
  }

  /** Leaves the last state; the event that led to it goes to sleep. */
  public void pop(boolean sleepSets) {
    history.truncate(history.length() - 1);
    if (sleepSets) {
      top().putToSleep(top().taken);
    }
  }
}
