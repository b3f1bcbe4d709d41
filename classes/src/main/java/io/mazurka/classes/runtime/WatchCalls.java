package io.mazurka.classes.runtime;

/** What watched collections call around their methods: only the outermost call is an event. */
public final class WatchCalls {

  private WatchCalls() {}

  /** A method of a collection is called; what it does itself, and what it calls, is part of it. */
  public static void enter(Object collection, boolean writes, boolean concurrent, String method) {
    Actor actor = Actor.current();
    if (actor == null) {
      return;
    }
    if (!actor.isUnseen()) {
      Location whole = actor.whole(collection);
      if (writes) {
        actor.update(whole, method, concurrent ? Order.BOTH : Order.PLAIN_WRITE);
      } else {
        actor.look(whole, method, concurrent ? Order.ACQUIRE : Order.PLAIN_READ);
      }
    }
    actor.enterAtomic();
  }

  public static void leave() {
    Actor actor = Actor.current();
    if (actor != null) {
      actor.leaveAtomic();
    }
  }
}
