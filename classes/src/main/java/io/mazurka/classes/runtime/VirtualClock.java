package io.mazurka.classes.runtime;

/**
 * A clock that is the same in every execution: it goes on a little whenever a thread looks at it,
 * and as long as a thread sleeps. Each thread has its own, which starts with that of the thread it
 * was started by.
 */
final class VirtualClock {

  private static final long START_MILLIS = 1_700_000_000_000L;
  private static final long TICK_NANOS = 1_000;

  private long nanos;
  private int looks;

  void advance(long by) {
    nanos += by;
  }

  long now() {
    return nanos;
  }

  void advanceTo(long time) {
    nanos = Math.max(nanos, time);
  }

  /** Looking again and again takes longer each time, so that whoever waits so comes to an end. */
  long nanos() {
    nanos += TICK_NANOS << Math.min(looks++ / 4, 40);
    return nanos;
  }

  long millis() {
    return START_MILLIS + nanos() / 1_000_000;
  }
}
