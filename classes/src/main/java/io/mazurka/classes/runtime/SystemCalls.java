package io.mazurka.classes.runtime;

import java.time.Instant;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What rewritten code calls in place of what would differ from run to run. */
public final class SystemCalls {

  private SystemCalls() {}

  public static long nanoTime() {
    LoopCalls.foreign();
    return Actor.required().clock().nanos();
  }

  public static long currentTimeMillis() {
    LoopCalls.foreign();
    return Actor.required().clock().millis();
  }

  public static int identityHashCode(@Nullable Object object) {
    return Rewritten.hash(object);
  }

  public static double random() {
    LoopCalls.foreign();
    return Actor.required().random().nextDouble();
  }

  public static UUID randomUUID() {
    Random random = Actor.required().random();
    return new UUID(random.nextLong(), random.nextLong());
  }

  public static Instant now() {
    return Instant.ofEpochMilli(currentTimeMillis());
  }

  public static void exit(Runtime runtime, int status) {
    exit(status);
  }

  public static void halt(Runtime runtime, int status) {
    exit(status);
  }

  public static void exit(int status) {
    Rewritten.refuse("System.exit is called; a test must not end the JVM");
  }
}
