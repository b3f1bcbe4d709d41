package io.mazurka.classes.runtime;

import io.mazurka.classes.naming.Named;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * The methods that rewritten code calls before it accesses a field, an element or a monitor, and
 * when it makes an object. The access itself stays in the code.
 */
public final class Rewritten {

  private Rewritten() {}

  /** The name for an object that is being made. */
  public static long name() {
    Actor actor = Actor.current();
    if (actor == null) {
      return 0;
    }
    long name = actor.nextName();
    actor.run().silent().begin(actor, name);
    return name;
  }

  /** An object that has final fields and cannot hold its name is being made. */
  public static void begin() {
    Actor actor = Actor.current();
    if (actor != null) {
      actor.run().silent().begin(actor, 0);
    }
  }

  /** A constructor that has written final fields is done. */
  public static void frozen(Object object) {
    Actor actor = Actor.current();
    if (actor != null && !actor.isAlone()) {
      actor.run().silent().freeze(actor, object);
    }
  }

  /** An array, or an object that cannot hold its name, was made. */
  public static void made(Object object) {
    Actor actor = Actor.current();
    if (actor != null) {
      actor.run().nameFresh(object, actor);
    }
  }

  /** A copy was made, which must not have the name of the original. */
  public static void copied(@Nullable Object copy) {
    Actor actor = Actor.current();
    if (actor != null && copy instanceof Named named) {
      named.mazurka$name(actor.nextName());
    } else if (actor != null && copy != null && !actor.run().isNamed(copy)) {
      actor.run().nameFresh(copy, actor);
    }
  }

  public static void readField(@Nullable Object object, int field) {
    Actor actor = Actor.required();
    actor.reach(object);
    if (object != null && !actor.isAlone()) {
      actor.access(actor.field(object, field), false);
    }
  }

  public static void writeField(@Nullable Object object, int field) {
    Actor actor = Actor.required();
    if (object == null) {
      return;
    }
    actor.reach(object);
    actor.run().save(object, field, actor);
    if (!actor.isAlone()) {
      actor.access(actor.field(object, field), true);
    }
  }

  /** A final field is written; reports may name the value after the field. */
  public static void initField(Object object, int field) {
    Actor actor = Actor.current();
    if (actor == null) {
      return;
    }
    if (!actor.isAlone()) {
      actor.run().silent().finalField(actor, object, field, true);
    }
    if (actor.run().shows() && object instanceof Named) {
      actor.settleLater(actor.field(object, field));
    }
  }

  /**
   * A final field is read; this is a race if the object was published before its constructor had
   * ended.
   */
  public static void readFinal(@Nullable Object object, int field) {
    Actor actor = Actor.current();
    if (object != null && actor != null && !actor.isAlone()) {
      actor.run().silent().finalField(actor, object, field, false);
    }
  }

  public static void readStatic(int field) {
    Actor actor = Actor.required();
    reachStatics(actor, field);
    if (!actor.isAlone()) {
      actor.access(actor.field(null, field), false);
    }
  }

  private static void reachStatics(Actor actor, int field) {
    if (actor.isInitializing()) {
      actor.reachStatics(actor.run().classes().field(field).owner());
    }
  }

  public static void writeStatic(int field) {
    Actor actor = Actor.required();
    reachStatics(actor, field);
    if (!actor.isInitializing()) {
      actor.run().saveStatic(field);
    }
    if (!actor.isAlone()) {
      actor.access(actor.field(null, field), true);
    }
  }

  public static void readElement(@Nullable Object array, int index) {
    Actor actor = Actor.required();
    actor.reach(array);
    if (array != null && !actor.isAlone() && isInside(array, index)) {
      actor.access(actor.element(array, index), false);
    }
  }

  public static void writeElement(@Nullable Object array, int index) {
    Actor actor = Actor.required();
    if (array == null || !isInside(array, index)) {
      return;
    }
    actor.reach(array);
    actor.run().saveElement(array, index, actor);
    if (!actor.isAlone()) {
      actor.access(actor.element(array, index), true);
    }
  }

  private static boolean isInside(Object array, int index) {
    return index >= 0 && index < Array.getLength(array);
  }

  public static void enter(Object object) {
    Actor actor = Actor.required();
    if (object == null) {
      throw new NullPointerException("the object to synchronize on is null");
    }
    actor.monitor(object).enter(actor);
  }

  /**
   * A monitor is left. Throws nothing while a thread is unwound, because the exception handler of
   * the compiler would call this method again.
   */
  public static void exit(Object object) {
    Actor actor = Actor.required();
    if (!actor.isOver()) {
      actor.monitor(object).exit(actor);
    }
  }

  public static void enterInitializer() {
    Actor actor = Actor.current();
    if (actor != null) {
      actor.enterInitializer();
    }
  }

  public static void leaveInitializer() {
    Actor actor = Actor.current();
    if (actor != null) {
      actor.leaveInitializer();
    }
  }

  /** A field updater was made. */
  public static void updater(Object updater, Class<?> owner, String name) {
    Actor.required().run().classes().noteUpdater(updater, owner, name);
  }

  /** A hash code that is the same in every execution. */
  public static int hash(@Nullable Object object) {
    Actor actor = Actor.current();
    if (object == null) {
      return 0;
    }
    if (actor == null && !(object instanceof Named)) {
      return System.identityHashCode(object);
    }
    long name = actor == null ? ((Named) object).mazurka$name() : actor.run().name(object, actor);
    return Long.hashCode(name * 0x9E3779B97F4A7C15L) & Integer.MAX_VALUE;
  }

  /** Refuses code that uses something that cannot be explored. */
  @SuppressWarnings("DoNotCallSuggester") // rewritten code calls it
  public static void refuse(String what) {
    throw Actor.required().run().subject().refuse(what);
  }
}
