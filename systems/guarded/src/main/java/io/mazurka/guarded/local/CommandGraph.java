package io.mazurka.guarded.local;

import io.mazurka.guarded.engine.Index;
import java.util.List;

/**
 * The states that the variables of one process can be in, under an over-approximation of the other
 * processes, and the commands that change them. The graph covers every variable that the process
 * reads or writes, and every reachable state of the program projects to a state of the graph.
 * Immutable.
 */
public final class CommandGraph {

  /**
   * One way in which a command changes the variables: a command of the process itself, or of
   * another process that writes one of them.
   */
  public record Edge(int command, int target) {}

  private final int process;
  private final Index index;
  private final KeyNumbers numbers;
  private final List<List<Edge>> edges;

  CommandGraph(int process, Index index, KeyNumbers numbers, List<List<Edge>> edges) {
    this.process = process;
    this.index = index;
    this.numbers = numbers;
    this.edges = List.copyOf(edges);
  }

  /** The position of its process in the program. */
  public int process() {
    return process;
  }

  public Index index() {
    return index;
  }

  /** The number of its states, which are numbered from 0. */
  public int size() {
    return edges.size();
  }

  /** The number of the local state that {@code state} projects to, or -1 if there is none. */
  public int find(int[] state) {
    return numbers.number(index.of(state));
  }

  /** Writes the variables of a local state to {@code state}. */
  public void write(int local, int[] state) {
    index.write(numbers.key(local), state);
  }

  /** The edges that leave a local state. */
  public List<Edge> edges(int local) {
    return edges.get(local);
  }
}
