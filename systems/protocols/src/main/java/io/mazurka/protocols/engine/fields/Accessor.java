package io.mazurka.protocols.engine.fields;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Reads a field of a value by reflection: a component of a record, or what a public method without
 * parameters returns.
 */
final class Accessor {

  private final Method method;

  private Accessor(Method method) {
    this.method = method;
    method.trySetAccessible();
  }

  /** The accessor of a field of a class; empty if there is none. */
  static Optional<Accessor> of(Class<?> type, String name) {
    return candidates(type).stream()
        .filter(method -> method.getName().equals(name))
        .findFirst()
        .map(Accessor::new);
  }

  /** The names of the fields of a class: the components of a record come first. */
  static List<String> names(Class<?> type) {
    List<String> names = new ArrayList<>();
    if (type.isRecord()) {
      Arrays.stream(type.getRecordComponents()).map(RecordComponent::getName).forEach(names::add);
    }
    TreeSet<String> others = new TreeSet<>();
    candidates(type).forEach(method -> others.add(method.getName()));
    others.removeAll(names);
    names.addAll(others);
    return names;
  }

  private static List<Method> candidates(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .filter(method -> method.getParameterCount() == 0)
        .filter(method -> method.getReturnType() != void.class)
        .filter(method -> !Modifier.isStatic(method.getModifiers()))
        .filter(method -> !isOfEveryObject(method))
        .toList();
  }

  private static boolean isOfEveryObject(Method method) {
    return method.getDeclaringClass() == Object.class
        || method.getDeclaringClass() == Enum.class
        || method.getName().equals("hashCode")
        || method.getName().equals("toString");
  }

  Type type() {
    return method.getGenericReturnType();
  }

  @Nullable Object read(Object owner) {
    try {
      return method.invoke(owner);
    } catch (InvocationTargetException e) {
      throw new NoValueException(
          "%s of %s throws %s"
              .formatted(
                  method.getName(), owner.getClass().getSimpleName(), e.getTargetException()));
    } catch (IllegalAccessException e) {
      throw new NoValueException(
          "%s of %s cannot be read; make the class public, or open its package"
              .formatted(method.getName(), owner.getClass().getSimpleName()));
    }
  }
}
