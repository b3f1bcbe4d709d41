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
 * Plain accesses of one execution that are no events, but race like others: those that classes
 * which are not rewritten make on behalf of the code under test, and those to final fields.
 *
 * <p>They need not be events. Without a data race every two of them that conflict are ordered by
 * events, all orders of which are explored. And whether two of them race depends on these events
 * alone, so that a race is found in whatever order they happen. Only where races are allowed it
 * matters that other orders are left out; then that is noted.
 */
public final class SilentAccesses {

  private final ClassRun run;

  /** Objects of Java, each of which is accessed as a whole. */
  private final IdentityHashMap<Object, Location> wholes = new IdentityHashMap<>();

  /** Iterators, views and the like, with what they show. */
  private final IdentityHashMap<Object, Object> parts = new IdentityHashMap<>();

  /** Final fields that constructors have written which are not done. */
  private final IdentityHashMap<Object, List<Location>> unfrozen = new IdentityHashMap<>();

  /** How often the thread that makes an object had changed something when it began. */
  private final Map<Long, Integer> births = new HashMap<>();

  private int[] changes = new int[8];

  SilentAccesses(ClassRun run) {
    this.run = run;
  }

  /** Those of the execution that the thread which runs belongs to, if it can race; or null. */
  public static @Nullable SilentAccesses ofRacer() {
    Actor actor = Actor.current();
    return actor == null || actor.isAlone() ? null : actor.run().silent();
  }

  /** Those of the execution that the thread which runs belongs to, or null. */
  public static @Nullable SilentAccesses ofThread() {
    Actor actor = Actor.current();
    return actor == null ? null : actor.run().silent();
  }

  /** Whether nothing that the thread does may race. */
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

  /** An object of Java is there: if a class is being initialised, it may outlive the execution. */
  public void made(Object object) {
    Actor actor = Actor.required();
    if (actor.isInitializing() && !(object instanceof Named) && !run.isNamed(object)) {
      run.nameFresh(object, actor);
    }
  }

  /** Java may change an object in ways that nobody here can change back. */
  public void mayChange(Object object) {
    if (run.outlives(object) && !Actor.required().isInitializing()) {
      run.subject().restoration().fail();
    }
  }

  /** Java may change something that nobody here knows. */
  public void mayChangeAnything() {
    run.subject().restoration().fail();
  }

  /** The execution changes what later ones find, also in classes that are loaded again. */
  public void leaveBehind(String method) {
    run.subject().omissions().note(Omission.LEFT_BEHIND, method);
  }

  /** What {@code object} is a part of, or null. */
  public @Nullable Object wholeOf(Object object) {
    Object whole = parts.get(object);
    return whole == null ? run.classes().parts().get(object) : whole;
  }

  /** Whether the code under test has made an object that has no place for its name. */
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
   * @param isKnown whether it is for one thread at a time; if that is not known, accesses that
   *     nothing orders are noted and are no data race
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

  /** A field is read with all others of its object. */
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
   * A constructor is done. If its thread has told nobody anything since it began to make the
   * object, then nobody knew the object before: Java promises that everybody finds its final fields
   * as they are now, however he gets to know it.
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

  /** How often a thread has changed something that others may see. */
  private int changes(int thread) {
    return thread < changes.length ? changes[thread] : 0;
  }

  /** Whether others than whoever reads a field may have written it in this execution. */
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

  /** State of the whole JVM is accessed: this is an event if others are there. */
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
   * Something that outlives the execution changes: {@code action} changes it back, unless an
   * initialiser does it, which later executions need not run again.
   */
  public void undoBy(Runnable action) {
    if (!Actor.required().isInitializing()) {
      run.undoBy(action);
    }
  }

  /** Something is not watched, and is named in the guarantee. */
  public void note(String unwatched) {
    note(Omission.UNWATCHED_OBJECTS, unwatched);
  }

  /** Something is not explored, and is named in the guarantee. */
  public void note(Omission omission, String name) {
    run.subject().omissions().note(omission, name);
  }
}
