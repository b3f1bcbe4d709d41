package io.mazurka.classes.local;

/**
 * A clock that is the same in every execution. It advances a little whenever the thread reads it,
 * and by the time that the thread sleeps. Each thread has its own clock, which starts with the time
 * of the thread that started it.
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

  /**
   * Reads the clock. The more often it is read, the larger its steps are, so that a loop that waits
   * for a time ends.
   */
  public long nanos() {
    nanos += TICK_NANOS << Math.min(looks++ / 4, 40);
    return nanos;
  }

  public long millis() {
    return START_MILLIS + nanos() / 1_000_000;
  }
}
