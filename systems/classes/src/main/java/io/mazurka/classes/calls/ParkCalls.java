package io.mazurka.classes.calls;

import io.mazurka.classes.runtime.Actor;
import org.jspecify.annotations.Nullable;

/** What rewritten code calls in place of the methods of {@code LockSupport}. */
public final class ParkCalls {

  private ParkCalls() {}

  public static void park() {
    parkFor(-1);
  }

  public static void park(@Nullable Object blocker) {
    parkFor(-1);
  }

  public static void parkNanos(long nanos) {
    if (nanos > 0) {
      parkFor(nanos);
    }
  }

  public static void parkNanos(@Nullable Object blocker, long nanos) {
    parkNanos(nanos);
  }

  public static void parkUntil(long deadline) {
    parkFor(1_000_000);
  }

  public static void parkUntil(@Nullable Object blocker, long deadline) {
    parkFor(1_000_000);
  }

  private static void parkFor(long nanos) {
    Actor actor = Actor.required();
    actor.signals().park(actor, nanos);
  }

  public static void unpark(@Nullable Thread thread) {
    Actor actor = Actor.required();
    Actor other = thread == null ? null : actor.run().actors().get(thread);
    if (other != null) {
      other.signals().unpark(actor);
    }
  }
}
