package io.mazurka.protocols.dynamic;

import io.mazurka.kernel.dynamic.planning.WakeupTree;
import org.jspecify.annotations.Nullable;

/** An event in a wakeup tree; at the root there is none. */
final class PlannedEvent extends WakeupTree<PlannedEvent> {

  private final @Nullable StepEvent event;

  PlannedEvent(@Nullable StepEvent event) {
    this.event = event;
  }

  @Nullable StepEvent event() {
    return event;
  }
}
