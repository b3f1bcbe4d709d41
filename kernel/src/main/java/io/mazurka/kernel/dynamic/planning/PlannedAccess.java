package io.mazurka.kernel.dynamic.planning;

/** An access in a wakeup tree. */
final class PlannedAccess extends WakeupTree<PlannedAccess> {

  private final long event;

  PlannedAccess(long event) {
    this.event = event;
  }

  long event() {
    return event;
  }
}
