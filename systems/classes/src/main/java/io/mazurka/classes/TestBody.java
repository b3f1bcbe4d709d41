package io.mazurka.classes;

import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.runtime.TestSubject;
import io.mazurka.kernel.InvalidModelException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The code of the main thread of an execution. It makes a new object of a test class, and of the
 * classes around it, and calls the methods that JUnit would call before a test, the test method,
 * and the methods that JUnit would call after it. Or it calls {@code main}.
 */
final class TestBody implements Runnable {

  /**
   * A call of a method.
   *
   * @param level the place of the object in the list of enclosing classes; 0 is the outermost one
   */
  private record Call(Method method, int level, List<?> arguments) {}

  /** The exception that JUnit throws if an assumption fails. */
  private static final String ABORTED = "org.opentest4j.TestAbortedException";

  private final List<Constructor<?>> constructors;
  private final List<Call> calls;
  private final TestSubject subject;

  private TestBody(List<Constructor<?>> constructors, List<Call> calls, TestSubject subject) {
    this.constructors = constructors;
    this.calls = calls;
    this.subject = subject;
  }

  /**
   * The body that passes {@code numbers} to a method with as many parameters.
   *
   * @param subject is told whether executions meet the assumptions of the test
   */
  static TestBody of(Class<?> type, String name, List<Integer> numbers, TestSubject subject) {
    Method main = name.equals("main") && numbers.isEmpty() ? main(type) : null;
    Method method = main == null ? find(type, name, numbers.size()) : main;
    List<Class<?>> levels = levels(type);
    int innermost = levels.size() - 1;
    List<Call> calls = new ArrayList<>();
    for (String annotation : List.of("BeforeAll", "BeforeEach")) {
      for (int level = 0; level <= innermost; level++) {
        add(calls, level, Lifecycle.before(levels.get(level), annotation));
      }
    }
    List<?> arguments = main == null ? numbers : List.of((Object) new String[0]);
    calls.add(new Call(method, innermost, arguments));
    for (String annotation : List.of("AfterEach", "AfterAll")) {
      for (int level = innermost; level >= 0; level--) {
        add(calls, level, Lifecycle.after(levels.get(level), annotation));
      }
    }
    calls.forEach(call -> call.method().setAccessible(true));
    boolean isStatic = calls.stream().allMatch(call -> isStatic(call.method()));
    return new TestBody(isStatic ? List.of() : constructors(levels), calls, subject);
  }

  /** The method that starts a program, or null. */
  static @Nullable Method main(Class<?> type) {
    try {
      Method main = type.getMethod("main", String[].class);
      return isStatic(main) && main.getReturnType() == void.class ? main : null;
    } catch (NoSuchMethodException e) {
      return null;
    }
  }

  private static boolean isStatic(Method method) {
    return Modifier.isStatic(method.getModifiers());
  }

  private static void add(List<Call> calls, int level, List<Method> methods) {
    for (Method method : methods) {
      if (method.getParameterCount() > 0) {
        throw new InvalidModelException(
            "method %s of %s has parameters, which nobody can pass to it here"
                .formatted(method.getName(), method.getDeclaringClass().getName()));
      }
      calls.add(new Call(method, level, List.of()));
    }
  }

  /**
   * The enclosing classes whose objects a new object needs, from the outermost one on, and then the
   * class itself.
   */
  private static List<Class<?>> levels(Class<?> type) {
    List<Class<?>> levels = new ArrayList<>(List.of(type));
    Class<?> at = type;
    while (at.isMemberClass() && !Modifier.isStatic(at.getModifiers())) {
      at = at.getEnclosingClass();
      levels.add(0, at);
    }
    return levels;
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

  private static List<Constructor<?>> constructors(List<Class<?>> levels) {
    List<Constructor<?>> constructors = new ArrayList<>();
    Class<?>[] around = {};
    for (Class<?> type : levels) {
      try {
        Constructor<?> constructor = type.getDeclaredConstructor(around);
        constructor.setAccessible(true);
        constructors.add(constructor);
      } catch (NoSuchMethodException e) {
        throw new InvalidModelException(
            "class %s has no constructor without parameters".formatted(type.getName()), e);
      }
      around = new Class<?>[] {type};
    }
    return constructors;
  }

  @Override
  public void run() {
    try {
      List<Object> objects = new ArrayList<>();
      for (Constructor<?> constructor : constructors) {
        objects.add(
            objects.isEmpty()
                ? constructor.newInstance()
                : constructor.newInstance(objects.get(objects.size() - 1)));
      }
      for (Call call : calls) {
        Object receiver = isStatic(call.method()) ? null : objects.get(call.level());
        call.method().invoke(receiver, call.arguments().toArray());
      }
      subject.noteCompleted();
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      if (cause != null && cause.getClass().getName().equals(ABORTED)) {
        subject.omissions().note(Omission.ASSUMPTIONS, String.valueOf(cause.getMessage()));
        return;
      }
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
