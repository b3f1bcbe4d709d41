package io.mazurka.classes.junit;

import io.mazurka.classes.ClassProgram;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.ClassFormat;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tests of ordinary classes, checked by name: a class with one method that has {@link
 * Interleavings}, such a method after its class and a dot, a class that is a {@link Runnable}, or
 * one with a method {@code main}.
 */
public final class TestFormat implements ClassFormat {

  @Override
  public @Nullable Model find(String name, ClassLoader loader) {
    Class<?> type = load(name, loader);
    if (type != null) {
      return Model.class.isAssignableFrom(type) ? null : model(type);
    }
    int dot = name.lastIndexOf('.');
    Class<?> owner = dot < 0 ? null : load(name.substring(0, dot), loader);
    return owner == null ? null : model(owner, name.substring(dot + 1));
  }

  private static @Nullable Class<?> load(String name, ClassLoader loader) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    } catch (SecurityException e) {
      throw new InvalidModelException(
          "class %s does not match the signature of its jar: %s".formatted(name, e.getMessage()),
          e);
    }
  }

  private static List<Method> tests(Class<?> type) {
    List<Method> tests = new ArrayList<>();
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      for (Method method : at.getDeclaredMethods()) {
        if (method.isAnnotationPresent(Interleavings.class)) {
          tests.add(method);
        }
      }
    }
    tests.sort(Comparator.comparing(Method::getName));
    return tests;
  }

  private static @Nullable Model model(Class<?> type) {
    List<Method> tests = tests(type);
    if (tests.size() > 1) {
      throw new InvalidModelException(
          "class %s has several tests; name one of them: %s"
              .formatted(
                  type.getName(),
                  String.join(
                      ", ",
                      tests.stream().map(test -> type.getName() + "." + test.getName()).toList())));
    }
    if (tests.size() == 1) {
      return new Test(
          type, tests.get(0).getName(), tests.get(0).getAnnotation(Interleavings.class));
    }
    if (Runnable.class.isAssignableFrom(type)) {
      return new Test(type, "run", null);
    }
    return ClassProgram.hasMain(type) ? new Test(type, "main", null) : null;
  }

  private static @Nullable Model model(Class<?> type, String method) {
    if (method.equals("main") && ClassProgram.hasMain(type)) {
      return new Test(type, method, null);
    }
    for (Method test : tests(type)) {
      if (test.getName().equals(method)) {
        return new Test(type, method, test.getAnnotation(Interleavings.class));
      }
    }
    return null;
  }

  /** One test. */
  private record Test(Class<?> type, String method, @Nullable Interleavings wanted)
      implements Model {

    @Override
    public String name() {
      return type.getSimpleName() + "." + method;
    }

    @Override
    public String summary() {
      return "a test of ordinary classes";
    }

    @Override
    public List<Parameter> parameters() {
      return List.of();
    }

    @Override
    public Class<?> code() {
      return type;
    }

    @Override
    public Checkable create(Arguments arguments) {
      return wanted == null
          ? ClassProgram.of(type, method)
          : InterleavedTest.program(type, method, wanted);
    }
  }
}
