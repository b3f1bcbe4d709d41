package io.mazurka.classes.calls;

import io.mazurka.classes.memory.Handovers;
import io.mazurka.classes.memory.Order;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.runtime.Actor;
import io.mazurka.classes.runtime.Labels;
import io.mazurka.classes.runtime.Location;
import io.mazurka.classes.values.WholeState;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Vector;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The methods that watched collections call around their own methods: only the outermost call is an
 * event. Functions that collections for one thread call are explored like other code: if such a
 * function performs events during an operation, another thread that uses the collection at that
 * time races.
 */
public final class WatchCalls {

  private WatchCalls() {}

  /**
   * A method of a collection is called; all its accesses and inner calls are part of the operation.
   */
  public static void enter(Object collection, boolean writes, boolean concurrent, String method) {
    Actor actor = Actor.current();
    if (actor == null) {
      return;
    }
    actor.reach(collection);
    if (writes) {
      keep(actor, collection, method);
    }
    if (!actor.isAlone() && !actor.nesting().contains(collection)) {
      if (method.equals("toString")) {
        TextReads.ofElements(actor, collection);
      }
      Location whole = actor.whole(collection);
      if (actor.nesting().isAtomic() && concurrent) {
        actor.noteHidden();
      } else if (actor.nesting().isAtomic()) {
        actor.run().silent().whole(collection, writes, method, true);
      } else if (collection instanceof Vector<?> || collection instanceof Hashtable<?, ?>) {
        actor.run().silent().guarded(collection, writes, method);
      } else if (writes) {
        if (concurrent) {
          actor.run().overlaps().change(actor, collection);
        }
        actor.update(whole, method, concurrent ? Order.OPAQUE_WRITE : Order.PLAIN_WRITE);
      } else {
        actor.look(whole, method, concurrent ? Order.OPAQUE_READ : Order.PLAIN_READ);
      }
    }
    begin(actor, collection, concurrent, method);
  }

  /**
   * A method that changes one key of a map is called; it waits for a thread that computes a value
   * for the key.
   */
  public static void enterKey(Object map, @Nullable Object key, String method) {
    Actor actor = Actor.current();
    int hash = key == null ? 0 : key.hashCode();
    if (actor == null || actor.isUnseen() || actor.nesting().contains(map)) {
      enter(map, true, true, method);
      return;
    }
    keep(actor, map, method);
    Location whole = actor.whole(map);
    requireNotRecursive(actor, whole, hash, map, key);
    actor.run().overlaps().change(actor, map);
    change(actor, map, method, hash, locks -> locks);
    begin(actor, map, true, method);
  }

  /**
   * A value is about to be computed for a key: no other thread changes the key until {@link
   * #settle}.
   */
  public static void lock(Object map, Object key, String method) {
    Actor actor = Actor.current();
    int hash = key.hashCode();
    if (actor != null && !actor.isUnseen()) {
      Location whole = actor.whole(map);
      requireNotRecursive(actor, whole, hash, map, key);
      actor.run().overlaps().change(actor, map);
      change(actor, map, method, hash, locks -> locks.with(hash, actor.number()));
      tellChange(map, key);
    }
  }

  /**
   * A value was computed for a key. If the function performed no event, this is part of the event
   * before.
   */
  public static void settle(Object map, Object key, String method) {
    Actor actor = Actor.current();
    int hash = key.hashCode();
    if (actor == null || actor.isOver() || actor.isUnseen()) {
      return;
    }
    Location whole = actor.whole(map);
    if (actor.hasJustWritten(whole)) {
      whole.become(whole.whole().without(hash));
    } else {
      actor.change(whole, method, hash, locks -> locks.without(hash));
    }
    tellChange(map, key);
  }

  /**
   * Changes a key. If another thread computes a value for another key, Java might make this thread
   * wait.
   */
  private static void change(
      Actor actor, Object map, String method, int hash, UnaryOperator<WholeState> change) {
    Location whole = actor.whole(map);
    actor.change(whole, method, hash, change);
    if (whole.whole().isHeldBeside(hash)) {
      String name = Labels.simpleName(map.getClass()) + "." + method;
      actor.run().subject().omissions().note(Omission.SHARED_BINS, name);
    }
  }

  private static void requireNotRecursive(
      Actor actor, Location whole, int hash, Object map, @Nullable Object key) {
    if (whole.whole().isHeld(hash, actor.number())
        && !within(map, () -> ((Map<?, ?>) map).containsKey(key))) {
      throw new IllegalStateException("Recursive update");
    }
  }

  /** A model is about to be changed in one step. */
  public static void change(Object model) {
    Actor actor = Actor.current();
    if (actor != null && !actor.isUnseen()) {
      actor.run().overlaps().change(actor, model);
    }
  }

  /** A method is called that takes several steps in Java and is explored as one event. */
  public static void steps(Object collection, boolean writes, String method) {
    overlap(collection, writes, Omission.SEVERAL_STEPS, method);
  }

  /** The thread walks over a collection, step by step, in one of the ways that Java allows. */
  public static void walks(Object collection, String method) {
    overlap(collection, false, Omission.WEAK_ITERATORS, method);
  }

  private static void overlap(Object collection, boolean writes, Omission omission, String method) {
    Actor actor = Actor.current();
    if (actor != null && !actor.isUnseen() && !actor.nesting().contains(collection)) {
      actor
          .run()
          .overlaps()
          .steps(
              actor,
              collection,
              writes,
              omission,
              Labels.simpleName(collection.getClass()) + "." + method);
    }
  }

  /** Performs {@code action} as part of an operation of a collection. */
  public static <T> T within(Object collection, Supplier<T> action) {
    Actor actor = Actor.current();
    if (actor == null) {
      return action.get();
    }
    begin(actor, collection, true, "part");
    try {
      return action.get();
    } finally {
      end(actor);
    }
  }

  /** Whether the thread is in an operation of a collection that is an event. */
  public static boolean isTold(Object collection) {
    Actor actor = Actor.current();
    return actor != null && !actor.isAlone() && actor.nesting().isOutermost(collection);
  }

  /**
   * Notes the order that an operation creates; the caller has made sure that the operation is an
   * event.
   */
  public static void tell(ObjIntConsumer<Handovers> note) {
    Actor actor = Actor.required();
    note.accept(actor.run().handovers(), actor.number());
  }

  /** The thread has changed the value of a key, outside of any operation. */
  private static void tellChange(Object map, Object key) {
    within(
        map,
        () -> {
          tell((handovers, thread) -> handovers.change(thread, map, key));
          return true;
        });
  }

  /** The thread begins an operation. */
  private static void begin(Actor actor, Object collection, boolean concurrent, String method) {
    actor.nesting().enter(collection, concurrent, method);
    if (concurrent && isTold(collection)) {
      actor.run().handovers().open(actor.number(), collection);
    }
  }

  /** Whether a call of a collection is part of one of its own operations. */
  public static boolean isPart(Object collection) {
    Actor actor = Actor.current();
    return actor == null || actor.nesting().contains(collection);
  }

  /** Saves the content of a collection that outlives the execution, before its first change. */
  private static void keep(Actor actor, Object collection, String method) {
    if (!actor.isInitializing() && actor.run().isFirstChange(collection)) {
      actor.nesting().enter(collection, true, method);
      actor.run().undoBy(restoring(collection));
      actor.nesting().leave();
    }
  }

  /** An action that restores the current content of a collection. */
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

  /**
   * A method that may change a collection has returned {@code changed}, which says whether it did.
   */
  public static void returned(boolean changed, Object collection) {
    Actor actor = Actor.current();
    if (!changed && actor != null && !actor.isAlone() && actor.nesting().isOneAtomic()) {
      Location whole = actor.whole(collection);
      whole.leaveAlone();
      actor.spinning().regress(whole, Order.OPAQUE_READ);
    }
  }

  /** A method has returned the element that it removed or replaced; null if it changed nothing. */
  public static void returned(@Nullable Object taken, Object collection) {
    returned(taken != null, collection);
  }

  /**
   * A method has returned the existing value, because of which it changed nothing; null if there
   * was none.
   */
  public static void found(@Nullable Object there, Object collection) {
    returned(there == null, collection);
  }

  public static void leave() {
    Actor actor = Actor.current();
    if (actor != null) {
      end(actor);
    }
  }

  private static void end(Actor actor) {
    actor.nesting().leave();
    if (!actor.nesting().isAtomic()) {
      actor.run().handovers().close(actor.number());
    }
  }
}
