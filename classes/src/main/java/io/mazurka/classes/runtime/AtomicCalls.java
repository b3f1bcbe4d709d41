package io.mazurka.classes.runtime;

import io.mazurka.classes.omissions.Omission;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/** What rewritten code calls before it uses an atomic variable, or anything like it. */
public final class AtomicCalls {

  public static final int READ = 0;
  public static final int WRITE = 1;
  public static final int UPDATE = 2;
  public static final int COMPARE = 3;

  private AtomicCalls() {}

  /** An atomic variable is used. */
  public static void cell(Object variable, int kind, String method, @Nullable Object expected) {
    element(variable, -1, kind, method, expected);
  }

  /** An element of an atomic array is used. */
  public static void element(
      Object variable, int index, int kind, String method, @Nullable Object expected) {
    Actor actor = Actor.required();
    if (variable == null || !AtomicValues.isInside(variable, index)) {
      return;
    }
    actor.run().saveCell(variable, index, actor);
    if (!actor.isUnseen()) {
      access(actor, actor.cell(variable, index), kind, method, expected);
    }
  }

  /** A field is used through an updater. */
  public static void field(
      Object updater, Object target, int kind, String method, @Nullable Object expected) {
    Actor actor = Actor.required();
    accessField(actor, target, actor.run().subject().updated(updater), kind, method, expected);
  }

  /** A static field is used through a handle. */
  public static void handle0(Object handle, int kind, String method, @Nullable Object expected) {
    handle1(handle, null, -1, kind, method, expected);
  }

  /** A field of an object, or an element of an array, is used through a handle. */
  public static void handle1(
      Object handle,
      @Nullable Object target,
      int index,
      int kind,
      String method,
      @Nullable Object expected) {
    Actor actor = Actor.required();
    if (index >= 0) {
      if (target != null && !actor.isUnseen() && AtomicValues.isInside(target, index)) {
        access(actor, actor.element(target, index).compared(), kind, method, expected);
      }
    } else {
      int field = actor.run().subject().accessed((VarHandle) handle);
      accessField(actor, target, field, kind, method, expected);
    }
  }

  private static void accessField(
      Actor actor,
      @Nullable Object target,
      int field,
      int kind,
      String method,
      @Nullable Object expected) {
    if (kind != READ && target != null) {
      actor.run().save(target, field, actor);
    } else if (kind != READ && !actor.isInitializing()) {
      actor.run().saveStatic(field);
    }
    if (!actor.isUnseen()) {
      access(actor, actor.field(target, field).compared(), kind, method, expected);
    }
  }

  private static void access(
      Actor actor, Location location, int kind, String method, @Nullable Object expected) {
    if (isWeak(method)) {
      actor.run().subject().omissions().note(Omission.WEAK_ACCESSES, method);
    }
    switch (kind) {
      case READ -> actor.read(location, Order.ACQUIRE);
      case COMPARE -> actor.compare(location, ComparedValue.of(expected));
      default -> actor.update(location, method, kind == WRITE ? Order.RELEASE : Order.BOTH);
    }
  }

  private static boolean isWeak(String method) {
    return method.endsWith("Plain")
        || method.endsWith("Opaque")
        || method.endsWith("Acquire")
        || method.endsWith("Release")
        || method.equals("lazySet");
  }
}
