package io.mazurka.protocols.engine;

import java.util.List;

/**
 * One outcome of a handler call, interned.
 *
 * @param local the number of the new local state
 * @param deliveries what is sent, in order
 */
record Outcome(int local, List<Delivery> deliveries) {

  /** A message number on its way to a process. */
  record Delivery(int recipient, int message) {}

  Outcome {
    deliveries = List.copyOf(deliveries);
  }
}
