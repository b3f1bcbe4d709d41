package io.mazurka.protocols.engine.views;

import java.util.List;

/**
 * One outcome of a handler call, as numbers.
 *
 * @param local the number of the new local state
 * @param deliveries the sent messages, in order
 */
public record HandlerOutcome(int local, List<Delivery> deliveries) {

  /** A sent message, by its number, with its recipient. */
  public record Delivery(int recipient, int message) {}

  public HandlerOutcome {
    deliveries = List.copyOf(deliveries);
  }
}
