package io.mazurka.classes.calls;

import io.mazurka.classes.memory.Strength;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.runtime.Actor;
import io.mazurka.classes.runtime.Location;
import io.mazurka.classes.values.AtomicValues;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The methods that rewritten code calls before it uses an atomic variable, a field updater or a
 * variable handle. Each method returns whether the operation should fail spuriously, as weak
 * operations may.
 */
public final class AtomicCalls {

  /** The kinds of accesses to a variable. */
  public enum Access {
    READ,
    WRITE,
    /** A read and a write in one step. */
    UPDATE,
    /** A write if the value is as expected, and a read otherwise. */
    COMPARE,
    /** A compare-and-set that may fail spuriously. */
    WEAK_COMPARE,
    /** A read before a function computes a new value. */
    BEFORE_FUNCTION,
    /** A write of the value that a function has computed, if the old value is still there. */
    AFTER_FUNCTION;

    private boolean mayWrite() {
      return this != READ;
    }
  }

  private AtomicCalls() {}

  /** An atomic variable is used. */
  public static boolean cell(
      Object variable, Access access, Strength strength, String method, @Nullable Object expected) {
    return element(variable, -1, access, strength, method, expected);
  }

  /** A {@code Number} is used, which may be an atomic variable. */
  public static boolean number(
      Object number, Access access, Strength strength, String method, @Nullable Object expected) {
    return number != null
        && number.getClass().getPackageName().equals("java.util.concurrent.atomic")
        && cell(number, access, strength, method, expected);
  }

  /** An element of an atomic array is used. */
  public static boolean element(
      Object variable,
      int index,
      Access access,
      Strength strength,
      String method,
      @Nullable Object expected) {
    Actor actor = Actor.required();
    if (variable == null || !AtomicValues.isInside(variable, index)) {
      return false;
    }
    actor.reach(variable);
    actor.run().saveCell(variable, index, actor);
    if (AtomicValues.isStriped(variable) && !actor.isUnseen()) {
      striped(actor, variable, access, method);
    }
    return !actor.isAlone()
        && access(actor, actor.cell(variable, index), access, strength, method, expected);
  }

  /** A number that is kept in several cells is used: in Java only additions to it are one step. */
  private static void striped(Actor actor, Object variable, Access access, String method) {
    boolean adds = access == Access.UPDATE && !method.contains("Reset") && !method.equals("reset");
    if (adds) {
      actor.run().overlaps().change(actor, variable);
    } else {
      String name = variable.getClass().getSimpleName() + "." + method;
      actor
          .run()
          .overlaps()
          .steps(actor, variable, access.mayWrite(), Omission.SEVERAL_STEPS, name);
    }
  }

  /** A field is used through an updater. */
  public static boolean field(
      Object updater,
      Object target,
      Access access,
      Strength strength,
      String method,
      @Nullable Object expected) {
    Actor actor = Actor.required();
    int field = actor.run().classes().updated(updater);
    return accessField(actor, target, field, access, strength, method, expected);
  }

  /** A static field is used through a handle. */
  public static boolean handle0(
      Object handle, Access access, Strength strength, String method, @Nullable Object expected) {
    return handle1(handle, null, -1, access, strength, method, expected);
  }

  /** A field of an object, or an element of an array, is used through a handle. */
  public static boolean handle1(
      Object handle,
      @Nullable Object target,
      int index,
      Access access,
      Strength strength,
      String method,
      @Nullable Object expected) {
    Actor actor = Actor.required();
    VarHandle known = (VarHandle) handle;
    if (index < 0) {
      int field = actor.run().classes().accessed(known);
      return accessField(actor, target, field, access, strength, method, expected);
    }
    if (target == null || !AtomicValues.isInside(target, index)) {
      return false;
    }
    if (isView(known, target)) {
      accessView(actor, known, target, index, access, strength, method);
      return false;
    }
    actor.reach(target);
    if (access.mayWrite()) {
      actor.run().saveElement(target, index, actor);
    }
    return !actor.isAlone()
        && access(actor, actor.element(target, index), access, strength, method, expected);
  }

  /** Texts of atomic arrays, whose elements are read one after the other. */
  public static String toString(AtomicIntegerArray array) {
    return text(array);
  }

  public static String toString(AtomicLongArray array) {
    return text(array);
  }

  public static String toString(AtomicReferenceArray<?> array) {
    return text(array);
  }

  private static String text(Object array) {
    List<String> texts = new ArrayList<>();
    for (int index = 0; index < AtomicValues.length(array); index++) {
      element(array, index, Access.READ, Strength.VOLATILE, "toString", null);
      texts.add(String.valueOf(AtomicValues.get(array, index)));
    }
    return texts.toString();
  }

  private static boolean isView(VarHandle handle, Object target) {
    Class<?> type = target.getClass().getComponentType();
    return type == null || (handle.varType().isPrimitive() && type != handle.varType());
  }

  /**
   * Several bytes are accessed as one number: there is an event for each byte, which is right if
   * the access is plain.
   */
  private static void accessView(
      Actor actor,
      VarHandle handle,
      Object target,
      int index,
      Access access,
      Strength strength,
      String method) {
    if (target instanceof ByteBuffer) {
      actor.run().subject().omissions().note(Omission.UNWATCHED_OBJECTS, "ByteBuffer");
      return;
    }
    int end = Math.min(index + size(handle.varType()), Array.getLength(target));
    for (int place = index; place < end; place++) {
      if (access.mayWrite()) {
        actor.run().saveElement(target, place, actor);
      }
      if (!actor.isAlone()) {
        if (strength != Strength.PLAIN) {
          throw actor
              .run()
              .subject()
              .refuse(
                  "VarHandle.%s is not supported where bytes are seen as one number; use an array of such numbers"
                      .formatted(method));
        }
        access(actor, actor.element(target, place), access, strength, method, null);
      }
    }
  }

  private static int size(Class<?> number) {
    return number == long.class || number == double.class
        ? Long.BYTES
        : number == int.class || number == float.class ? Integer.BYTES : Short.BYTES;
  }

  private static boolean accessField(
      Actor actor,
      @Nullable Object target,
      int field,
      Access access,
      Strength strength,
      String method,
      @Nullable Object expected) {
    actor.reach(target);
    if (access.mayWrite() && target != null) {
      actor.run().save(target, field, actor);
    } else if (access.mayWrite() && !actor.isInitializing()) {
      actor.run().saveStatic(field);
    }
    return !actor.isAlone()
        && access(actor, actor.field(target, field), access, strength, method, expected);
  }

  private static boolean access(
      Actor actor,
      Location location,
      Access access,
      Strength strength,
      String method,
      @Nullable Object expected) {
    if (actor.nesting().isAtomic()) {
      actor.noteHidden();
      return false;
    }
    if (access == Access.UPDATE && method.startsWith("weak")) {
      actor.run().subject().omissions().note(Omission.SPURIOUS_FAILURES, method);
    }
    if (strength.isBetween()) {
      actor.run().subject().omissions().note(Omission.WEAK_ACCESSES, method);
    }
    location.valued(strength);
    switch (access) {
      case READ -> actor.read(location, strength.read());
      case WRITE -> actor.update(location, method, strength.write());
      case UPDATE -> actor.update(location, method, strength.update());
      case COMPARE -> actor.compare(location, location.snapshot(expected), strength);
      case WEAK_COMPARE -> {
        if (actor.impatience().failsWithoutReason(actor, method)) {
          actor.look(location, method, strength.read());
          return true;
        }
        actor.compare(location, location.snapshot(expected), strength);
      }
      case BEFORE_FUNCTION -> actor.update(location, method, strength.read());
      case AFTER_FUNCTION -> actor.complete(location, location.snapshot(expected), strength);
    }
    return false;
  }
}
