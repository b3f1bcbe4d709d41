package io.mazurka.classes.omissions;

import java.util.List;

/** Finds out which method of Java the code under test has called, for guarantees. */
public final class LibraryMethod {

  private static final List<String> NOT_USERS =
      List.of(
          "java.",
          "jdk.",
          "sun.",
          "io.mazurka.classes.foreign.",
          "io.mazurka.classes.omissions.",
          "io.mazurka.classes.runtime.",
          "io.mazurka.classes.library.",
          "io.mazurka.watched.");

  private LibraryMethod() {}

  /** The method that runs now, such as {@code Semaphore.tryAcquire}. */
  public static String name() {
    return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE)
        .walk(
            frames ->
                frames
                    .takeWhile(frame -> isLibrary(frame.getClassName()))
                    .reduce((earlier, later) -> later)
                    .map(frame -> name(frame.getDeclaringClass(), frame.getMethodName()))
                    .orElse("?"));
  }

  private static boolean isLibrary(String className) {
    return NOT_USERS.stream().anyMatch(className::startsWith);
  }

  private static String name(Class<?> type, String method) {
    return (method.startsWith("park") ? "LockSupport" : owner(type)) + "." + method;
  }

  /** A model is called as the class that it stands for. */
  private static String owner(Class<?> type) {
    Class<?> known = type;
    while (!known.getName().startsWith("java.")) {
      known = known.getSuperclass();
    }
    String name = (known == Object.class ? type : known).getSimpleName();
    return name.replaceFirst("^Abstract", "").replaceFirst("(Model|Calls)$", "");
  }
}
