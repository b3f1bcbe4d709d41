package io.mazurka.protocols.analysis;

import java.util.List;

/**
 * A step of one process in its local graph.
 *
 * @param transition the number of its transition
 * @param from the local state it starts in
 * @param consumed the letters it takes, in the order of their senders
 * @param to the local state it leads to, or {@link #BROKEN}
 * @param sent the letters it sends, ascending and, on queues, in the order they are sent; a set
 *     channel has each once
 */
public record LocalStep(
    int transition, int from, List<Integer> consumed, int to, List<Integer> sent) {

  /**
   * Where a process would be after a step in which user code fails: it does nothing any more. No
   * state that a search enters has it, as the search ends where such a step is possible.
   */
  public static final int BROKEN = -2;

  public LocalStep {
    consumed = List.copyOf(consumed);
    sent = List.copyOf(sent);
  }

  /** Whether user code fails in this step. */
  public boolean fails() {
    return to == BROKEN;
  }
}
