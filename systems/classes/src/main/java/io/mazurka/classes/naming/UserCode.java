package io.mazurka.classes.naming;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the lines of the code under test. */
public final class UserCode {

  /** The packages of this tool, whose frames are skipped. */
  private static final List<String> OWN =
      List.of(
          "io.mazurka.classes.calls.",
          "io.mazurka.classes.runtime.",
          "io.mazurka.classes.library.",
          "io.mazurka.classes.foreign.",
          "io.mazurka.classes.initialization.",
          "io.mazurka.classes.instrument.",
          "io.mazurka.classes.local.",
          "io.mazurka.classes.memory.",
          "io.mazurka.classes.naming.",
          "io.mazurka.classes.omissions.",
          "io.mazurka.classes.values.");

  private static final List<String> OTHERS =
      List.of("java.", "jdk.", "sun.", "io.mazurka.threads.real.");

  private UserCode() {}

  /** The line of the code under test that runs now, or null. */
  public static @Nullable StackTraceElement line() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .filter(frame -> isUsers(frame.getClassName()) && frame.getLineNumber() > 0)
                    .findFirst()
                    .map(StackWalker.StackFrame::toStackTraceElement)
                    .orElse(null));
  }

  /** The same exception without the frames of this tool, as if the library had thrown it. */
  public static <T extends Throwable> T trimmed(T problem) {
    problem.setStackTrace(
        Arrays.stream(problem.getStackTrace())
            .filter(frame -> !isOwn(frame.getClassName()))
            .toArray(StackTraceElement[]::new));
    return problem;
  }

  private static boolean isOwn(String className) {
    return OWN.stream().anyMatch(className::startsWith);
  }

  private static boolean isUsers(String className) {
    return !isOwn(className) && OTHERS.stream().noneMatch(className::startsWith);
  }
}
