package io.mazurka.classes.runtime;

/** What rewritten code calls in place of the methods of {@link Object} that wait and notify. */
public final class ObjectCalls {

  private ObjectCalls() {}

  public static void wait(Object object) throws InterruptedException {
    Actor actor = Actor.required();
    actor.monitor(object).await(actor);
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
