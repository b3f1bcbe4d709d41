package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.naming.Named;
import io.mazurka.classes.naming.ObjectName;
import io.mazurka.classes.omissions.Omission;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Plain accesses of one execution that are no events, but can race: accesses by classes that are
 * not rewritten, on behalf of the code under test, and accesses to final fields.
 *
 * <p>They need not be events. Without a data race, any two conflicting accesses are ordered by
 * events, and all orders of events are explored. Whether two accesses race depends only on these
 * events, so a race is found whatever the order of the accesses. Other orders of the accesses
 * matter only if races are allowed; then the omission is noted.
 */
public final class SilentAccesses {

  private final ClassRun run;

  /** Objects of Java, each with its location; they are accessed as a whole. */
  private final IdentityHashMap<Object, Location> wholes = new IdentityHashMap<>();

  /** Iterators, views and the like, with the objects that they belong to. */
  private final IdentityHashMap<Object, Object> parts = new IdentityHashMap<>();

  /** Final fields that were written by constructors that have not ended, by object. */
  private final IdentityHashMap<Object, List<Location>> unfrozen = new IdentityHashMap<>();

  /** By object name, the number of writes of its maker when the construction began. */
  private final Map<Long, Integer> births = new HashMap<>();

  private int[] changes = new int[8];

  SilentAccesses(ClassRun run) {
    this.run = run;
  }

  /**
   * The silent accesses of the running thread's execution if its accesses can race; otherwise null.
   */
  public static @Nullable SilentAccesses ofRacer() {
    Actor actor = Actor.current();
    return actor == null || actor.isAlone() ? null : actor.run().silent();
  }

  /** The silent accesses of the running thread's execution, or null if it belongs to none. */
  public static @Nullable SilentAccesses ofThread() {
    Actor actor = Actor.current();
    return actor == null ? null : actor.run().silent();
  }

  /** Whether no access of the thread can race. */
  public boolean isAlone() {
    return Actor.required().isAlone();
  }

  /** An object is used by an initialiser. */
  public void reach(@Nullable Object object) {
    Actor.required().reach(object);
  }

  /** From now on accesses to {@code part}, such as an iterator, are accesses to {@code whole}. */
  public void derive(Object part, Object whole) {
    if (Actor.required().isInitializing()) {
      run.classes().parts().put(part, whole);
    } else {
      parts.put(part, whole);
    }
  }

  /**
   * An object of Java was made; if a class is being initialised, the object may outlive the
   * execution.
   */
  public void made(Object object) {
    Actor actor = Actor.required();
    if (actor.isInitializing() && !(object instanceof Named) && !run.isNamed(object)) {
      run.nameFresh(object, actor);
    }
  }

  /** Java may change an object in a way that cannot be undone. */
  public void mayChange(Object object) {
    if (run.outlives(object) && !Actor.required().isInitializing()) {
      run.subject().restoration().fail();
    }
  }

  /** Java may change unknown objects. */
  public void mayChangeAnything() {
    run.subject().restoration().fail();
  }

  /** {@code method} has effects that later executions see, even if classes are loaded again. */
  public void leaveBehind(String method) {
    run.subject().refuseOutside(method);
    run.subject().omissions().note(Omission.LEFT_BEHIND, method);
  }

  /** The object to which {@code object}, such as an iterator, belongs; or null. */
  public @Nullable Object wholeOf(Object object) {
    Object whole = parts.get(object);
    return whole == null ? run.classes().parts().get(object) : whole;
  }

  /** Whether the code under test has made an object that cannot hold its name. */
  public boolean isNamed(Object object) {
    return run.isNamed(object);
  }

  /** A method is called that holds the monitor of its object: this is an event. */
  public void guarded(Object object, boolean writes, String method) {
    Actor actor = Actor.required();
    if (!actor.isUnseen()) {
      actor.monitor(object).use(actor, writes, method);
    }
  }

  /**
   * An object is accessed as a whole.
   *
   * @param isKnown whether the object is known to be for one thread at a time; otherwise unordered
   *     accesses are noted and are no data race
   */
  public void whole(Object object, boolean writes, String method, boolean isKnown) {
    Actor actor = Actor.required();
    Location whole =
        object instanceof Named && isKnown ? actor.whole(object) : foreign(object, isKnown);
    take(actor, whole, writes, method + (writes ? " to " : " of "), "");
  }

  private Location foreign(Object object, boolean isKnown) {
    return wholes.computeIfAbsent(object, first -> Location.ofForeign(run, object, isKnown));
  }

  /** An element of an array is accessed. */
  public void element(Object array, int index, boolean writes, String method) {
    Actor actor = Actor.required();
    if (writes) {
      run.saveElement(array, index, actor);
    }
    if (!actor.isAlone()) {
      String verb = writes ? "write " : "read ";
      take(actor, actor.element(array, index), writes, verb, " by " + method);
    }
  }

  /** A method that is rewritten and calls a method or constructor of Java. */
  public @Nullable Method calling(Executable called) {
    return run.classes().loader() instanceof TestSubject.Loader loader
        ? loader.calling(called)
        : null;
  }

  /** The number of a field of a class under test, by which {@link Rewritten} knows it. */
  public int number(Field field) {
    return run.subject()
        .field(
            field.getDeclaringClass().getName(),
            field.getName(),
            Modifier.isVolatile(field.getModifiers()));
  }

  /** A field is read together with all others of its object. */
  public void copied(Object object, Field field) {
    Actor actor = Actor.required();
    Location location = actor.field(object, number(field));
    if (!location.isVolatile()) {
      take(actor, location, false, "read ", " by clone");
    }
  }

  /** A field or an element is accessed by code that an atomic operation calls. */
  void field(Actor actor, Location location, boolean writes) {
    take(actor, location, writes, writes ? "write " : "read ", "");
  }

  /** A final field is read, or written by a constructor. */
  void finalField(Actor actor, Object object, int field, boolean writes) {
    if (!(object instanceof Named named)) {
      take(actor, foreign(object, true), writes, writes ? "make " : "read ", "");
    } else if (writes) {
      Location location = actor.field(object, field);
      take(actor, location, true, "write ", "");
      unfrozen.computeIfAbsent(object, first -> new ArrayList<>(2)).add(location);
    } else if (mayRace(named.mazurka$name(), actor)) {
      take(actor, actor.field(object, field), false, "read ", "");
    }
  }

  /** A thread begins to make an object. */
  void begin(Actor actor, long name) {
    if (!actor.isAlone()) {
      births.put(name == 0 ? -1L - actor.number() : name, changes(actor.number()));
    }
  }

  /**
   * A constructor has ended. If its thread has written nothing since it began the construction, no
   * other thread can know the object yet. Then Java promises that all threads see the final fields
   * as they are now, however they get the object.
   */
  void freeze(Actor actor, Object object) {
    boolean isNamed = object instanceof Named;
    long key = object instanceof Named named ? named.mazurka$name() : -1L - actor.number();
    Integer birth = births.get(key);
    List<Location> written = unfrozen.remove(object);
    if (birth != null && birth == changes(actor.number())) {
      if (written != null) {
        written.forEach(run::forget);
      } else if (!isNamed) {
        wholes.remove(object);
      }
    }
  }

  /** An event was taken. */
  void count(int thread, Order order) {
    if (order.writes()) {
      if (thread >= changes.length) {
        changes = Arrays.copyOf(changes, 2 * thread);
      }
      changes[thread]++;
    }
  }

  /** The number of writes of a thread that others may see. */
  private int changes(int thread) {
    return thread < changes.length ? changes[thread] : 0;
  }

  /** Whether another thread than the reader may have written a field in this execution. */
  private static boolean mayRace(long name, Actor reader) {
    return !ObjectName.isBy(name, reader.number()) && !ObjectName.outlives(name);
  }

  private void take(Actor actor, Location location, boolean writes, String before, String after) {
    run.tookSilently(
        actor.number(),
        location,
        writes ? Order.PLAIN_WRITE : Order.PLAIN_READ,
        location.silent(writes, before, after));
  }

  /** State of the whole JVM is accessed; this is an event if there are several threads. */
  public void global(Class<?> owner, boolean writes, String method) {
    Actor actor = Actor.required();
    if (actor.isUnseen()) {
      actor.noteHidden();
    } else if (writes) {
      actor.update(actor.whole(owner), method, Order.BOTH);
    } else {
      actor.look(actor.whole(owner), method, Order.ACQUIRE);
    }
  }

  /**
   * Notes a change of a setting of the JVM, which outlives the execution; {@code action} undoes it.
   * A change by an initialiser is not undone, because initialisers do not run again.
   */
  public void undoBy(Runnable action) {
    run.subject().refuseOutside("a setting of the JVM");
    if (!Actor.required().isInitializing()) {
      run.undoBy(action);
    }
  }

  /** Notes that {@code unwatched} is not watched; the guarantee names it. */
  public void note(String unwatched) {
    note(Omission.UNWATCHED_OBJECTS, unwatched);
  }

  /** Notes that behaviour is not explored; the guarantee names it. */
  public void note(Omission omission, String name) {
    run.subject().omissions().note(omission, name);
  }
}
