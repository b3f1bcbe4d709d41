package io.mazurka.classes.runtime;

import java.util.concurrent.TimeUnit;

/** What rewritten code calls in place of the methods of {@link TimeUnit} that wait. */
public final class TimeUnitCalls {

  private TimeUnitCalls() {}

  public static void sleep(TimeUnit unit, long time) throws InterruptedException {
    ThreadCalls.sleepNanos(unit.toNanos(time));
  }
}
