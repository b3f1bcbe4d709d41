package io.mazurka.classes.foreign;

import io.mazurka.classes.runtime.Rewritten;
import io.mazurka.classes.runtime.SilentAccesses;
import io.mazurka.classes.runtime.TestSubject;
import java.lang.invoke.MethodHandle;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Accesses to fields of the classes under test by reflection and by method handles, which are only
 * known at run time.
 */
final class FieldAccesses {

  private FieldAccesses() {}

  /** The access that a method handle makes. */
  private record Handled(Field field, boolean writes) {}

  /** A field is accessed by reflection. */
  static void access(
      SilentAccesses accesses, Field field, @Nullable Object target, boolean writes) {
    boolean isFinal = Modifier.isFinal(field.getModifiers());
    boolean isStatic = Modifier.isStatic(field.getModifiers());
    if (!isUnderTest(field.getDeclaringClass())
        || (isFinal && isStatic)
        || (target == null && !isStatic)) {
      return;
    }
    int number = accesses.number(field);
    if (isStatic && writes) {
      Rewritten.writeStatic(number);
    } else if (isStatic) {
      Rewritten.readStatic(number);
    } else if (writes) {
      Rewritten.writeField(target, number);
    } else if (isFinal) {
      Rewritten.readFinal(target, number);
    } else {
      Rewritten.readField(target, number);
    }
  }

  private static boolean isUnderTest(Class<?> type) {
    return type.getClassLoader() instanceof TestSubject.Loader;
  }

  /** An element is accessed by reflection. */
  static void element(@Nullable Object array, int index, boolean writes) {
    if (array == null || !array.getClass().isArray()) {
      return; // Java will throw an exception
    } else if (writes) {
      Rewritten.writeElement(array, index);
    } else {
      Rewritten.readElement(array, index);
    }
  }

  /** All fields of an object are read at once. */
  static void copy(SilentAccesses accesses, Object object) {
    for (Class<?> at = object.getClass(); isUnderTest(at); at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !field.getName().startsWith("mazurka$")) {
          accesses.copied(object, field);
        }
      }
    }
  }

  /** A handle for a field was made. */
  static void learn(
      SilentAccesses accesses, MethodHandle handle, Class<?> owner, String name, boolean writes) {
    if (isUnderTest(owner)) {
      try {
        accesses.derive(handle, new Handled(owner.getDeclaredField(name), writes));
      } catch (NoSuchFieldException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** A handle is called, which may be for a field of {@code target}. */
  static void access(SilentAccesses accesses, MethodHandle handle, @Nullable Object target) {
    if (accesses.wholeOf(handle) instanceof Handled handled) {
      access(accesses, handled.field(), target, handled.writes());
    }
  }
}
