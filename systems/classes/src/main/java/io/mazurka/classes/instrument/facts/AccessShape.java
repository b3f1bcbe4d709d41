package io.mazurka.classes.instrument.facts;

import io.mazurka.classes.calls.AtomicCalls;
import io.mazurka.classes.calls.AtomicCalls.Access;
import io.mazurka.classes.memory.Strength;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * Describes the access that a call to an atomic variable, a field updater or a variable handle
 * makes.
 *
 * @param entry the method of {@link AtomicCalls} that is called first
 * @param access whether it reads, writes or both
 * @param strength how strong the access is in the memory model
 * @param index the argument that is an index, or -1
 * @param expected the argument that the value is compared with, or -1
 */
public record AccessShape(String entry, Access access, Strength strength, int index, int expected) {

  private static final String ATOMIC = "java/util/concurrent/atomic/";

  /** The shape of a call, or null if the call makes no such access. */
  public static @Nullable AccessShape of(String owner, String name, String descriptor) {
    if (owner.equals("java/lang/invoke/VarHandle")) {
      return ofHandle(name, descriptor);
    }
    if (owner.equals("java/lang/Number") && !isNoAccess(name)) {
      return new AccessShape("number", Access.READ, Strength.VOLATILE, -1, -1);
    }
    if (!owner.startsWith(ATOMIC) || isNoAccess(name)) {
      return null;
    }
    String type = owner.substring(ATOMIC.length());
    if (name.equals("newUpdater")) {
      return new AccessShape("updater", Access.READ, Strength.VOLATILE, -1, -1);
    }
    Access access = access(name);
    Strength strength = Strength.of(name, false);
    if (name.equals("toString") && type.endsWith("FieldUpdater")) {
      return null;
    }
    if (type.endsWith("FieldUpdater")) {
      return new AccessShape("field", access, strength, -1, compares(access) ? 2 : -1);
    }
    if (type.endsWith("Array")) {
      return new AccessShape("element", access, strength, 1, compares(access) ? 2 : -1);
    }
    return type.endsWith("StampedReference") || type.endsWith("MarkableReference")
        ? new AccessShape(
            "cell", compares(access) ? Access.UPDATE : access, Strength.VOLATILE, -1, -1)
        : new AccessShape("cell", access, strength, -1, compares(access) ? 1 : -1);
  }

  private static boolean compares(Access access) {
    return access == Access.COMPARE || access == Access.WEAK_COMPARE;
  }

  /** Whether the access may fail spuriously. */
  public boolean mayFail() {
    return access == Access.WEAK_COMPARE;
  }

  /** Whether a function computes the new value. */
  public boolean callsFunction() {
    return access == Access.BEFORE_FUNCTION;
  }

  /** The shape of a call whose method may be inherited from an atomic variable, or null. */
  public static @Nullable AccessShape of(
      String owner, String name, String descriptor, ClassFacts facts) {
    AccessShape own = of(owner, name, descriptor);
    for (String at = owner;
        own == null && at != null && !at.startsWith("java/") && !at.startsWith("[");
        at = facts.superName(at)) {
      String parent = facts.superName(at);
      if (parent != null && parent.startsWith(ATOMIC)) {
        return isDeclared(parent, name, descriptor) ? of(parent, name, descriptor) : null;
      }
    }
    return own;
  }

  private static boolean isDeclared(String type, String name, String descriptor) {
    try {
      return Arrays.stream(Class.forName(type.replace('/', '.')).getMethods())
          .anyMatch(
              method ->
                  method.getName().equals(name)
                      && Type.getMethodDescriptor(method).equals(descriptor));
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static @Nullable AccessShape ofHandle(String name, String descriptor) {
    boolean isAccess =
        name.startsWith("get")
            || name.startsWith("set")
            || name.startsWith("compareAnd")
            || name.startsWith("weakCompareAnd");
    if (!isAccess) {
      return null;
    }
    Access access = access(name);
    int values = access == Access.READ ? 0 : compares(access) ? 2 : 1;
    int coordinates = Type.getArgumentTypes(descriptor).length - values;
    int index = coordinates == 2 ? 2 : -1;
    return new AccessShape(
        "handle" + Math.min(coordinates, 1),
        access,
        Strength.of(name, true),
        index,
        compares(access) ? coordinates + 1 : -1);
  }

  private static boolean isNoAccess(String name) {
    return switch (name) {
      case "length", "hashCode", "equals", "getClass" -> true;
      default -> false;
    };
  }

  private static Access access(String name) {
    if (name.startsWith("weakCompareAnd")) {
      return Access.WEAK_COMPARE;
    } else if (name.startsWith("compareAnd")) {
      return Access.COMPARE;
    }
    return switch (name) {
      case "get",
          "getPlain",
          "getOpaque",
          "getAcquire",
          "getVolatile",
          "intValue",
          "longValue",
          "floatValue",
          "doubleValue",
          "byteValue",
          "shortValue",
          "sum",
          "getReference",
          "getStamp",
          "isMarked",
          "toString" ->
          Access.READ;
      case "set", "lazySet", "setPlain", "setOpaque", "setRelease", "setVolatile" -> Access.WRITE;
      case "updateAndGet", "getAndUpdate", "accumulateAndGet", "getAndAccumulate" ->
          Access.BEFORE_FUNCTION;
      default -> Access.UPDATE;
    };
  }
}
