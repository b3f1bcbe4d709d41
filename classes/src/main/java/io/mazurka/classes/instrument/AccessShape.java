package io.mazurka.classes.instrument;

import io.mazurka.classes.runtime.AtomicCalls;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * How a call to an atomic variable, a field updater or a handle of a variable accesses what.
 *
 * @param entry the method of {@link AtomicCalls} that is told first
 * @param kind whether it reads, writes or both; one of the constants there
 * @param index the argument that is an index, or -1
 * @param expected the argument that the value is compared with, or -1
 */
record AccessShape(String entry, int kind, int index, int expected) {

  private static final String ATOMIC = "java/util/concurrent/atomic/";

  /** The shape of a call, or null if it is none of these, or no access. */
  static @Nullable AccessShape of(String owner, String name, String descriptor) {
    if (owner.equals("java/lang/invoke/VarHandle")) {
      return ofHandle(name, descriptor);
    }
    if (!owner.startsWith(ATOMIC) || isNoAccess(name)) {
      return null;
    }
    String type = owner.substring(ATOMIC.length());
    if (name.equals("newUpdater")) {
      return new AccessShape("updater", AtomicCalls.READ, -1, -1);
    }
    int kind = kind(name);
    if (type.endsWith("FieldUpdater")) {
      return new AccessShape("field", kind, -1, kind == AtomicCalls.COMPARE ? 2 : -1);
    }
    if (type.endsWith("Array")) {
      return new AccessShape("element", kind, 1, kind == AtomicCalls.COMPARE ? 2 : -1);
    }
    boolean compares =
        kind == AtomicCalls.COMPARE
            && !type.endsWith("StampedReference")
            && !type.endsWith("MarkableReference");
    int exact = kind == AtomicCalls.COMPARE && !compares ? AtomicCalls.UPDATE : kind;
    return new AccessShape("cell", exact, -1, compares ? 1 : -1);
  }

  /** The same, where the method may be inherited from an atomic variable. */
  static @Nullable AccessShape of(String owner, String name, String descriptor, ClassFacts facts) {
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
    int kind = kind(name);
    int values = kind == AtomicCalls.READ ? 0 : kind == AtomicCalls.COMPARE ? 2 : 1;
    int coordinates = Type.getArgumentTypes(descriptor).length - values;
    int index = coordinates == 2 ? 2 : -1;
    return new AccessShape(
        "handle" + Math.min(coordinates, 1),
        kind,
        index,
        kind == AtomicCalls.COMPARE ? coordinates + 1 : -1);
  }

  private static boolean isNoAccess(String name) {
    return switch (name) {
      case "length", "toString", "hashCode", "equals", "getClass" -> true;
      default -> false;
    };
  }

  private static int kind(String name) {
    if (name.startsWith("compareAnd") || name.startsWith("weakCompareAnd")) {
      return AtomicCalls.COMPARE;
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
          "isMarked" ->
          AtomicCalls.READ;
      case "set", "lazySet", "setPlain", "setOpaque", "setRelease", "setVolatile" ->
          AtomicCalls.WRITE;
      default -> AtomicCalls.UPDATE;
    };
  }
}
