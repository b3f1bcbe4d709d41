package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Order;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What watched collections call around their methods: only the outermost call of each is an event.
 * Functions that collections for one thread call are explored like other code: where they come to
 * events in the middle of an operation, whoever uses the collection meanwhile races.
 */
public final class WatchCalls {

  private WatchCalls() {}

  /** A method of a collection is called; what it does itself, and what it calls, is part of it. */
  public static void enter(Object collection, boolean writes, boolean concurrent, String method) {
    Actor actor = Actor.current();
    if (actor == null) {
      return;
    }
    if (writes && !actor.isInitializing() && actor.run().isFirstChange(collection)) {
      actor.nesting().enter(collection, true, method);
      actor.run().undoBy(restoring(collection));
      actor.nesting().leave();
    }
    if (!actor.isAlone() && !actor.nesting().contains(collection)) {
      Location whole = actor.whole(collection);
      if (actor.nesting().isAtomic() && concurrent) {
        actor.noteHidden();
      } else if (actor.nesting().isAtomic()) {
        actor.run().silent().whole(collection, writes, method, true);
      } else if (writes) {
        actor.update(whole, method, concurrent ? Order.BOTH : Order.PLAIN_WRITE);
      } else {
        actor.look(whole, method, concurrent ? Order.ACQUIRE : Order.PLAIN_READ);
      }
    }
    actor.nesting().enter(collection, concurrent, method);
  }

  /** Gives a collection back what it holds now. */
  private static Runnable restoring(Object collection) {
    if (collection instanceof Map<?, ?>) {
      @SuppressWarnings("unchecked") // it gets what it had
      Map<Object, Object> map = (Map<Object, Object>) collection;
      Map<Object, Object> before = new LinkedHashMap<>(map);
      return () -> {
        map.clear();
        map.putAll(before);
      };
    }
    if (collection instanceof BitSet bits) {
      BitSet before = new BitSet();
      before.or(bits);
      return () -> {
        bits.clear();
        bits.or(before);
      };
    }
    @SuppressWarnings("unchecked") // it gets what it had
    Collection<Object> all = (Collection<Object>) collection;
    Object[] before = all.toArray();
    return () -> {
      all.clear();
      Collections.addAll(all, before);
    };
  }

  /** A method that may change a collection returns {@code changed}, and says so by that. */
  public static void returned(boolean changed, Object collection) {
    Actor actor = Actor.current();
    if (!changed && actor != null && !actor.isAlone() && actor.nesting().isOneAtomic()) {
      actor.leaveAlone(actor.whole(collection));
    }
  }

  /** A method has returned what it took out or replaced, or null. */
  public static void returned(@Nullable Object taken, Object collection) {
    returned(taken != null, collection);
  }

  /** A method has returned what was there and kept it from changing anything, or null. */
  public static void found(@Nullable Object there, Object collection) {
    returned(there == null, collection);
  }

  public static void leave() {
    Actor actor = Actor.current();
    if (actor != null) {
      actor.nesting().leave();
    }
  }
}
