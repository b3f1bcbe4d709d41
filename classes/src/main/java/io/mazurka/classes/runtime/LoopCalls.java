package io.mazurka.classes.runtime;

import io.mazurka.classes.naming.Named;
import org.jspecify.annotations.Nullable;

/** What rewritten code calls where it goes back to the beginning of a loop. */
public final class LoopCalls {

  private LoopCalls() {}

  /**
   * A turn of a loop has ended.
   *
   * @param locals a hash of the local variables
   */
  public static void turn(int loop, long locals) {
    Actor actor = Actor.required();
    if (!actor.isUnseen()) {
      actor.turn(loop, locals);
    }
  }

  /** Something is called that may keep in mind what nobody sees. */
  public static void foreign() {
    Actor actor = Actor.current();
    if (actor != null) {
      actor.progress();
    }
  }

  public static long mix(long hash, int value) {
    return (hash ^ value) * 0x9E3779B97F4A7C15L + (hash >>> 31);
  }

  public static long mix(long hash, long value) {
    return mix(mix(hash, (int) value), (int) (value >>> 32));
  }

  public static long mix(long hash, float value) {
    return mix(hash, Float.floatToRawIntBits(value));
  }

  public static long mix(long hash, double value) {
    return mix(hash, Double.doubleToRawLongBits(value));
  }

  public static long mix(long hash, @Nullable Object value) {
    if (value instanceof Named named) {
      return mix(hash, named.mazurka$name());
    }
    if (value instanceof Number || value instanceof String || value instanceof Boolean) {
      return mix(hash, value.hashCode());
    }
    return mix(hash, System.identityHashCode(value));
  }
}
