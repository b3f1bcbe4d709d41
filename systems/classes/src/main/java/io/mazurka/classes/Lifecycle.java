package io.mazurka.classes;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Finds the methods of a test class that JUnit calls before and after a test, in its order. */
final class Lifecycle {

  private static final String JUNIT = "org.junit.jupiter.api.";

  private Lifecycle() {}

  /** The methods with an annotation, those of superclasses and interfaces first. */
  static List<Method> before(Class<?> type, String annotation) {
    List<Method> found = new ArrayList<>();
    for (Class<?> at : ancestry(type)) {
      for (Method method : at.getDeclaredMethods()) {
        if (has(method, annotation) && !isOverridden(method, type)) {
          found.add(method);
        }
      }
    }
    return found;
  }

  /** The methods with an annotation, those of superclasses and interfaces last. */
  static List<Method> after(Class<?> type, String annotation) {
    List<Method> found = before(type, annotation);
    Collections.reverse(found);
    return found;
  }

  /** The superclasses and interfaces of a class, and then the class itself. */
  private static List<Class<?>> ancestry(Class<?> type) {
    List<Class<?>> all = new ArrayList<>();
    Class<?> parent = type.getSuperclass();
    if (parent != null && parent != Object.class) {
      all.addAll(ancestry(parent));
    }
    for (Class<?> inherited : type.getInterfaces()) {
      for (Class<?> one : ancestry(inherited)) {
        if (!all.contains(one)) {
          all.add(one);
        }
      }
    }
    all.add(type);
    return all;
  }

  private static boolean has(Method method, String annotation) {
    return Arrays.stream(method.getAnnotations())
        .anyMatch(present -> present.annotationType().getName().equals(JUNIT + annotation));
  }

  private static boolean isOverridden(Method method, Class<?> type) {
    int modifiers = method.getModifiers();
    if (Modifier.isStatic(modifiers) || Modifier.isPrivate(modifiers)) {
      return false;
    }
    for (Class<?> at = type;
        at != null && at != method.getDeclaringClass();
        at = at.getSuperclass()) {
      for (Method other : at.getDeclaredMethods()) {
        if (other.getName().equals(method.getName())
            && Arrays.equals(other.getParameterTypes(), method.getParameterTypes())) {
          return true;
        }
      }
    }
    return false;
  }
}
