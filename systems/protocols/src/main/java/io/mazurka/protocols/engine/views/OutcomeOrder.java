package io.mazurka.protocols.engine.views;

import io.mazurka.protocols.engine.views.HandlerOutcome.Delivery;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * A fixed order for the outcomes of a handler, which may have made them from an unordered set. They
 * are sorted by canonical form, so the order is the same in every run. Messages to one recipient
 * through a queue keep their order.
 */
final class OutcomeOrder {

  private final ProcessComponent at;

  OutcomeOrder(ProcessComponent at) {
    this.at = at;
  }

  List<HandlerOutcome> sorted(List<HandlerOutcome> outcomes) {
    return outcomes.stream().map(this::sorted).sorted(this::compare).toList();
  }

  private HandlerOutcome sorted(HandlerOutcome outcome) {
    Comparator<Delivery> order = Comparator.comparingInt(Delivery::recipient);
    if (!at.inbox().isQueue()) {
      order = order.thenComparing(this::bytes, Arrays::compare);
    }
    return new HandlerOutcome(
        outcome.local(), outcome.deliveries().stream().sorted(order).toList());
  }

  private byte[] bytes(Delivery delivery) {
    return at.letters().messages().bytes(delivery.message());
  }

  private int compare(HandlerOutcome one, HandlerOutcome other) {
    int result = Arrays.compare(at.locals().bytes(one.local()), at.locals().bytes(other.local()));
    int size = Math.min(one.deliveries().size(), other.deliveries().size());
    for (int index = 0; result == 0 && index < size; index++) {
      Delivery first = one.deliveries().get(index);
      Delivery second = other.deliveries().get(index);
      result = Integer.compare(first.recipient(), second.recipient());
      result = result == 0 ? Arrays.compare(bytes(first), bytes(second)) : result;
    }
    return result == 0
        ? Integer.compare(one.deliveries().size(), other.deliveries().size())
        : result;
  }
}
