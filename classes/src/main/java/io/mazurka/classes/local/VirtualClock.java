package io.mazurka.classes.local;

/**
 * A clock that is the same in every execution: it goes on a little whenever a thread looks at it,
 * and as long as a thread sleeps. Each thread has its own, which starts with that of the thread it
 * was started by.
 */
public final class VirtualClock {

  private static final long START_MILLIS = 1_700_000_000_000L;
  private static final long TICK_NANOS = 1_000;

  private long nanos;
  private int looks;

  public void advance(long by) {
    nanos += by;
  }

  public long now() {
    return nanos;
  }

  public void advanceTo(long time) {
    nanos = Math.max(nanos, time);
  }

  /** Looking again and again takes longer each time, so that whoever waits so comes to an end. */
  public long nanos() {
    nanos += TICK_NANOS << Math.min(looks++ / 4, 40);
    return nanos;
  }

  public long millis() {
    return START_MILLIS + nanos() / 1_000_000;
  }
}
