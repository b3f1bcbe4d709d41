package io.mazurka.classes.calls;

import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.runtime.Actor;
import io.mazurka.classes.runtime.Rewritten;
import java.time.Instant;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * The methods that rewritten code calls in place of methods whose results would differ from run to
 * run.
 */
public final class SystemCalls {

  private SystemCalls() {}

  /**
   * The running thread; notes that it calls a method whose result could be different in reality.
   */
  private static Actor actor(String method) {
    noteChance(method);
    return Actor.required();
  }

  /**
   * Notes that the code under test calls a method whose result could be different in reality; for
   * models.
   */
  public static void noteChance(String method) {
    Actor.required().run().subject().omissions().note(Omission.CHANCE, method);
  }

  public static long nanoTime() {
    LoopCalls.foreign();
    return actor("System.nanoTime").clock().nanos();
  }

  public static long currentTimeMillis() {
    LoopCalls.foreign();
    return actor("System.currentTimeMillis").clock().millis();
  }

  /** The time of the present thread in milliseconds, for a model of {@code method}. */
  public static long millis(String method) {
    LoopCalls.foreign();
    return actor(method).clock().millis();
  }

  /** The random numbers for {@code method}, for models. */
  public static Random numbers(String method) {
    return actor(method).random();
  }

  public static int identityHashCode(@Nullable Object object) {
    if (Actor.current() != null) {
      noteChance("System.identityHashCode");
    }
    return Rewritten.hash(object);
  }

  public static double random() {
    LoopCalls.foreign();
    return actor("Math.random").random().nextDouble();
  }

  public static UUID randomUUID() {
    Random random = actor("UUID.randomUUID").random();
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

  /** The loader of the classes under test, in place of the loader of the class path. */
  public static ClassLoader getSystemClassLoader() {
    Actor actor = Actor.current();
    return actor == null ? ClassLoader.getSystemClassLoader() : actor.run().classes().loader();
  }
}
