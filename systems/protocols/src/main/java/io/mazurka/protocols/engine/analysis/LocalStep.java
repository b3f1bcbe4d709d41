package io.mazurka.protocols.engine.analysis;

import java.util.List;

/**
 * A step of one process in its local graph.
 *
 * @param transition the number of its transition
 * @param from the local state in which the step starts
 * @param consumed the letters that the step consumes, in the order of their senders
 * @param to the local state to which the step leads, or {@link #BROKEN}
 * @param sent the letters that the step sends: ascending or, on queues, in the order of sending; a
 *     set channel has each once
 */
public record LocalStep(
    int transition, int from, List<Integer> consumed, int to, List<Integer> sent) {

  /**
   * The local state after a step in which user code fails; no step starts there. No state of a
   * search contains it, because a search ends where such a step is possible.
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
