package io.mazurka.classes;

import io.mazurka.kernel.InvalidModelException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the main thread of an execution does: it makes a new object of a class and calls a method of
 * it, between those that JUnit would call before and after.
 */
final class TestBody implements Runnable {

  private final @Nullable Constructor<?> constructor;
  private final List<Method> calls;
  private final Method tested;
  private final Object[] arguments;

  private TestBody(
      @Nullable Constructor<?> constructor, List<Method> calls, Method tested, Object[] arguments) {
    this.constructor = constructor;
    this.calls = calls;
    this.tested = tested;
    this.arguments = arguments;
  }

  /** The body that passes {@code numbers} to a method with as many parameters. */
  static TestBody of(Class<?> type, String name, List<Integer> numbers) {
    Method method = find(type, name, numbers.size());
    List<Method> calls = new ArrayList<>(annotated(type, "BeforeEach"));
    calls.add(method);
    calls.addAll(annotated(type, "AfterEach"));
    calls.forEach(call -> call.setAccessible(true));
    return new TestBody(
        Modifier.isStatic(method.getModifiers()) ? null : constructor(type),
        calls,
        method,
        numbers.toArray());
  }

  private static Method find(Class<?> type, String name, int parameters) {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      for (Method method : at.getDeclaredMethods()) {
        if (method.getName().equals(name) && method.getParameterCount() == parameters) {
          return method;
        }
      }
    }
    throw new InvalidModelException(
        "class %s has no method %s with %s"
            .formatted(
                type.getName(),
                name,
                parameters == 0 ? "no parameters" : parameters + " numbers as parameters"));
  }

  private static List<Method> annotated(Class<?> type, String annotation) {
    List<Method> found = new ArrayList<>();
    for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
      for (Method method : at.getDeclaredMethods()) {
        for (var present : method.getAnnotations()) {
          if (present.annotationType().getName().equals("org.junit.jupiter.api." + annotation)) {
            found.add(method);
          }
        }
      }
    }
    return found;
  }

  private static Constructor<?> constructor(Class<?> type) {
    try {
      Constructor<?> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      return constructor;
    } catch (NoSuchMethodException e) {
      throw new InvalidModelException(
          "class %s has no constructor without parameters".formatted(type.getName()), e);
    }
  }

  @Override
  public void run() {
    try {
      Object test = constructor == null ? null : constructor.newInstance();
      for (Method call : calls) {
        call.invoke(test, call.equals(tested) ? arguments : new Object[0]);
      }
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      TestBody.<RuntimeException>rethrow(cause == null ? e : cause);
    } catch (ReflectiveOperationException e) {
      throw new InvalidModelException("the test cannot be called: " + e, e);
    }
  }

  @SuppressWarnings("unchecked") // the compiler need not know what is thrown
  private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
    throw (T) thrown;
  }
}
