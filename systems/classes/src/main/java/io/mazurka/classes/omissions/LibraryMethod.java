package io.mazurka.classes.omissions;

import java.util.List;
import java.util.stream.Stream;

/** Finds out which method of Java the code under test has called, for guarantees. */
public final class LibraryMethod {

  private static final List<String> NOT_USERS =
      List.of(
          "java.",
          "jdk.",
          "sun.",
          "io.mazurka.classes.calls.",
          "io.mazurka.classes.foreign.",
          "io.mazurka.classes.omissions.",
          "io.mazurka.classes.runtime.",
          "io.mazurka.classes.library.",
          "io.mazurka.watched.");

  private LibraryMethod() {}

  /**
   * The method that runs now, such as {@code Semaphore.tryAcquire}.
   *
   * @param otherwise the answer in a thread that runs no code under test
   */
  public static String name(String otherwise) {
    List<StackWalker.StackFrame> frames =
        StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).walk(Stream::toList);
    int user = 0;
    while (user < frames.size() && isLibrary(frames.get(user).getClassName())) {
      user++;
    }
    if (user == 0 || user == frames.size() || isThreads(frames.get(user).getClassName())) {
      return otherwise;
    }
    StackWalker.StackFrame called = frames.get(user - 1);
    return name(called.getDeclaringClass(), called.getMethodName());
  }

  /** Whether a class belongs to the code that runs threads. */
  private static boolean isThreads(String className) {
    return className.startsWith("io.mazurka.threads.");
  }

  private static boolean isLibrary(String className) {
    return NOT_USERS.stream().anyMatch(className::startsWith);
  }

  private static String name(Class<?> type, String method) {
    if (method.startsWith("park")) {
      return "LockSupport." + method;
    }
    return (method.startsWith("timed") ? "TimeUnit" : owner(type)) + "." + method;
  }

  /** The name of a class; a model has the name of the class that it stands for. */
  private static String owner(Class<?> type) {
    Class<?> known = type;
    while (!known.getName().startsWith("java.")) {
      known = known.getSuperclass();
    }
    String name = (known == Object.class ? type : known).getSimpleName();
    return name.replaceFirst("^Abstract", "").replaceFirst("(Model|Calls)$", "");
  }
}
