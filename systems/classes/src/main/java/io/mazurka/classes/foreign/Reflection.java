package io.mazurka.classes.foreign;

import io.mazurka.classes.library.Models;
import io.mazurka.classes.runtime.Rewritten;
import io.mazurka.classes.runtime.SilentAccesses;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandleInfo;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.reflect.Field;
import org.jspecify.annotations.Nullable;

/** Accesses to fields and elements by reflection and by method handles: they are events. */
final class Reflection {

  private Reflection() {}

  /** Whether a call is an access by reflection; if so, records the access. */
  static boolean tells(
      SilentAccesses accesses,
      @Nullable Object receiver,
      @Nullable Object[] arguments,
      String owner,
      String method) {
    if (receiver instanceof Field field && (method.startsWith("get") || method.startsWith("set"))) {
      if (arguments.length > 0 && !isQuestion(method)) {
        FieldAccesses.access(accesses, field, arguments[0], method.startsWith("set"));
      }
      return true;
    }
    if (owner.equals("Array") && arguments.length > 1 && arguments[1] instanceof Integer index) {
      FieldAccesses.element(arguments[0], index, method.startsWith("set"));
      return true;
    }
    if (receiver instanceof MethodHandle handle && method.startsWith("invoke")) {
      Object target =
          arguments.length > 0 && arguments[0] instanceof Object[] all
              ? (all.length == 0 ? null : all[0])
              : arguments.length == 0 ? null : arguments[0];
      FieldAccesses.access(accesses, handle, target);
      return true;
    }
    return false;
  }

  /** Refuses to make an object by reflection whose class has a model. */
  static void requireNoModel(Class<?> type) {
    String name = type.getName().replace('.', '/');
    if (!Models.replacement(name).equals(name) && type != Object.class) {
      Rewritten.refuse(
          "%s is made by reflection; call its constructor, or make it by a handle of findConstructor"
              .formatted(type.getSimpleName()));
    }
  }

  private static boolean isQuestion(String method) {
    return method.startsWith("getAnnotation") || method.startsWith("getDeclared");
  }

  /** A method handle was made: {@code source} is a lookup, another handle, or anything else. */
  static void made(SilentAccesses accesses, MethodHandle handle, Object source, String method) {
    if (source instanceof Lookup lookup) {
      learn(accesses, handle, lookup);
    } else if (source instanceof MethodHandle other && accesses.wholeOf(other) != null) {
      accesses.note("MethodHandle." + method);
    } else if (method.equals("arrayElementGetter") || method.equals("arrayElementSetter")) {
      accesses.note("MethodHandles." + method);
    }
  }

  private static void learn(SilentAccesses accesses, MethodHandle handle, Lookup lookup) {
    MethodHandleInfo info;
    try {
      info = lookup.revealDirect(handle);
    } catch (IllegalArgumentException e) {
      return; // the handle is bound to an argument, so it is no access to a field
    }
    if (info.getReferenceKind() <= MethodHandleInfo.REF_putStatic) {
      boolean writes =
          info.getReferenceKind() == MethodHandleInfo.REF_putField
              || info.getReferenceKind() == MethodHandleInfo.REF_putStatic;
      FieldAccesses.learn(accesses, handle, info.getDeclaringClass(), info.getName(), writes);
    }
  }
}
