package io.mazurka.classes.library.chance;

import io.mazurka.classes.calls.SystemCalls;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;

/** A clock that shows the time of the thread which looks at it. */
final class ExecutionClock extends Clock {

  private final ZoneId zone;

  ExecutionClock(ZoneId zone) {
    this.zone = zone;
  }

  @Override
  public ZoneId getZone() {
    return zone;
  }

  @Override
  public Clock withZone(ZoneId other) {
    return new ExecutionClock(other);
  }

  @Override
  public long millis() {
    return SystemCalls.millis("Clock.millis");
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(SystemCalls.millis("Clock.instant"));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ExecutionClock clock && clock.zone.equals(zone);
  }

  @Override
  public int hashCode() {
    return zone.hashCode();
  }

  @Override
  public String toString() {
    return "SystemClock[" + zone + "]";
  }
}
