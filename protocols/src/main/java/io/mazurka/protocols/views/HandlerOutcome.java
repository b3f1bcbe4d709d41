package io.mazurka.protocols.views;

import java.util.List;

/**
 * One outcome of a handler call, interned.
 *
 * @param local the number of the new local state
 * @param deliveries what is sent, in order
 */
public record HandlerOutcome(int local, List<Delivery> deliveries) {

  /** A message number on its way to a process. */
  public record Delivery(int recipient, int message) {}

  public HandlerOutcome {
    deliveries = List.copyOf(deliveries);
  }
}
