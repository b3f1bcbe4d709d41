package io.mazurka.classes.runtime;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the lines of the code under test. */
final class UserCode {

  private static final List<String> OTHERS =
      List.of(
          "java.",
          "jdk.",
          "sun.",
          "io.mazurka.classes.runtime.",
          "io.mazurka.classes.library.",
          "io.mazurka.classes.foreign.",
          "io.mazurka.threads.real.");

  private UserCode() {}

  /** The line that runs now, or null. */
  static @Nullable StackTraceElement line() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .filter(frame -> isUsers(frame.getClassName()) && frame.getLineNumber() > 0)
                    .findFirst()
                    .map(StackWalker.StackFrame::toStackTraceElement)
                    .orElse(null));
  }

  /** The same problem as if the library had thrown it. */
  static <T extends Throwable> T trimmed(T problem) {
    problem.setStackTrace(
        Arrays.stream(problem.getStackTrace())
            .filter(frame -> !isOwn(frame.getClassName()))
            .toArray(StackTraceElement[]::new));
    return problem;
  }

  private static boolean isOwn(String className) {
    return className.startsWith("io.mazurka.classes.runtime.")
        || className.startsWith("io.mazurka.classes.foreign.")
        || className.startsWith("io.mazurka.classes.library.");
  }

  private static boolean isUsers(String className) {
    return OTHERS.stream().noneMatch(className::startsWith);
  }
}
