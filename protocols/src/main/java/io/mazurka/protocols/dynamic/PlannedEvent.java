package io.mazurka.protocols.dynamic;

import io.mazurka.kernel.dynamic.WakeupTree;
import org.jspecify.annotations.Nullable;

/** An event in a wakeup tree; at the root there is none. */
final class PlannedEvent extends WakeupTree<PlannedEvent> {

  private final @Nullable Event event;

  PlannedEvent(@Nullable Event event) {
    this.event = event;
  }

  @Nullable Event event() {
    return event;
  }
}
