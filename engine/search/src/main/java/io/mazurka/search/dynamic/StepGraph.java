package io.mazurka.search.dynamic;

import java.util.Arrays;

/**
 * The steps that a search has explored, as edges between numbered states that are found from both
 * ends.
 */
public final class StepGraph {

  /** No edge. */
  public static final int NONE = -1;

  private int[] lastOut = new int[256];
  private int[] lastIn = new int[256];
  private int[] source = new int[1024];
  private int[] target = new int[1024];
  private int[] step = new int[1024];
  private int[] transition = new int[1024];
  private int[] nextOut = new int[1024];
  private int[] nextIn = new int[1024];
  private int states;
  private int edges;

  /** Adds the next state, without steps. */
  void addState() {
    if (states == lastOut.length) {
      lastOut = Arrays.copyOf(lastOut, 2 * states);
      lastIn = Arrays.copyOf(lastIn, 2 * states);
    }
    lastOut[states] = NONE;
    lastIn[states++] = NONE;
  }

  /** Adds a step. The steps of one transition of a state are added one after the other. */
  void addEdge(int from, int number, int of, int to) {
    if (edges == source.length) {
      int more = Math.max(edges + (edges >> 1), 0);
      source = Arrays.copyOf(source, more);
      target = Arrays.copyOf(target, more);
      step = Arrays.copyOf(step, more);
      transition = Arrays.copyOf(transition, more);
      nextOut = Arrays.copyOf(nextOut, more);
      nextIn = Arrays.copyOf(nextIn, more);
    }
    source[edges] = from;
    target[edges] = to;
    step[edges] = number;
    transition[edges] = of;
    nextOut[edges] = lastOut[from];
    lastOut[from] = edges;
    nextIn[edges] = lastIn[to];
    lastIn[to] = edges++;
  }

  public int states() {
    return states;
  }

  public int edges() {
    return edges;
  }

  /** The edge that was added last from a state, or {@link #NONE}. */
  public int lastOut(int state) {
    return lastOut[state];
  }

  /** The edge that was added last to a state, or {@link #NONE}. */
  public int lastIn(int state) {
    return lastIn[state];
  }

  /** The edge from the same state that was added before, or {@link #NONE}. */
  public int nextOut(int edge) {
    return nextOut[edge];
  }

  /** The edge to the same state that was added before, or {@link #NONE}. */
  public int nextIn(int edge) {
    return nextIn[edge];
  }

  public int source(int edge) {
    return source[edge];
  }

  public int target(int edge) {
    return target[edge];
  }

  /** The index of the step among the steps of its state. */
  public int step(int edge) {
    return step[edge];
  }

  public int transition(int edge) {
    return transition[edge];
  }

  /** The memory that the graph takes. */
  public long bytes() {
    return Integer.BYTES * (2L * lastOut.length + 6L * source.length);
  }
}
