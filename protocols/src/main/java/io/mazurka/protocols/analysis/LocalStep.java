package io.mazurka.protocols.analysis;

import java.util.List;

/**
 * A step of one process in its local graph.
 *
 * @param transition the number of its transition
 * @param from the local state it starts in
 * @param consumed the letters it takes, in the order of their senders
 * @param to the local state it leads to
 * @param sent the letters it sends, ascending and, on queues, in the order they are sent; a set
 *     channel has each once
 */
public record LocalStep(
    int transition, int from, List<Integer> consumed, int to, List<Integer> sent) {

  public LocalStep {
    consumed = List.copyOf(consumed);
    sent = List.copyOf(sent);
  }
}
