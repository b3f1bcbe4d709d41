package io.mazurka.classes.runtime;

/** What rewritten code calls in place of the methods of {@link Object} that wait and notify. */
public final class ObjectCalls {

  private ObjectCalls() {}

  public static void wait(Object object) throws InterruptedException {
    Actor actor = Actor.required();
    await(actor, object, 0);
  }

  private static void await(Actor actor, Object object, long nanos) throws InterruptedException {
    actor.monitor(object).await(actor, nanos);
  }

  public static void wait(Object object, long millis) throws InterruptedException {
    wait(object, millis, 0);
  }

  public static void wait(Object object, long millis, int nanos) throws InterruptedException {
    Actor actor = Actor.required();
    await(actor, object, millis * 1_000_000 + nanos);
  }

  public static void notify(Object object) {
    Actor actor = Actor.required();
    actor.monitor(object).signal(actor);
  }

  public static void notifyAll(Object object) {
    Actor actor = Actor.required();
    actor.monitor(object).signalAll(actor);
  }
}
