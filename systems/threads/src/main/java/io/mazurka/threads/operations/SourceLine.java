package io.mazurka.threads.operations;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds the line of the user's code that performs an operation or throws an exception. */
public final class SourceLine {

  private static final List<String> OTHERS =
      List.of(
          "java.",
          "org.junit.",
          "org.assertj.",
          "org.opentest4j.",
          "io.mazurka.kernel.",
          "io.mazurka.search.",
          "io.mazurka.dpor.");

  private static final Set<String> OWN =
      Set.of(
          "io.mazurka.threads.objects",
          "io.mazurka.threads.operations",
          "io.mazurka.threads.model",
          "io.mazurka.threads.system",
          "io.mazurka.threads.real",
          "io.mazurka.threads.real.turns",
          "io.mazurka.threads.real.recording");

  /**
   * The classes that call the user's code: the frames below them on the stack are not the user's.
   */
  private static final Set<String> CALLERS =
      Set.of(
          "io.mazurka.threads.model.StepCode",
          "io.mazurka.threads.model.StepModel",
          "io.mazurka.threads.real.RunOutcome",
          "io.mazurka.threads.real.Task");

  private SourceLine() {}

  /** The innermost frame of the current thread that is not part of this module. */
  public static @Nullable StackTraceElement ofCaller() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .filter(frame -> isUsers(frame.getClassName()))
                    .findFirst()
                    .map(StackWalker.StackFrame::toStackTraceElement)
                    .orElse(null));
  }

  /** The line of the user's code where a problem arose, in words; empty if unknown. */
  public static String of(Throwable problem) {
    for (StackTraceElement frame : problem.getStackTrace()) {
      if (CALLERS.contains(frame.getClassName())) {
        return "";
      }
      if (isUsers(frame.getClassName())) {
        return inWords(frame);
      }
    }
    return "";
  }

  /** A line in words that can follow the description of an operation. */
  public static String inWords(@Nullable StackTraceElement line) {
    return line == null ? "" : " (%s:%d)".formatted(line.getFileName(), line.getLineNumber());
  }

  private static boolean isUsers(String className) {
    return !OWN.contains(packageOf(className)) && OTHERS.stream().noneMatch(className::startsWith);
  }

  private static String packageOf(String className) {
    int dot = className.lastIndexOf('.');
    return dot < 0 ? "" : className.substring(0, dot);
  }
}
