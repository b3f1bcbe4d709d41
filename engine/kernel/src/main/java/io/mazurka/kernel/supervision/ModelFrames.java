package io.mazurka.kernel.supervision;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** The frames of stacks that are a model's own, neither Java's nor Mazurka's, and have a line. */
public final class ModelFrames {

  private static final String MAZURKA = "io.mazurka.";

  /** Parts of Mazurka that hold models. */
  private static final Set<String> MODELS = Set.of("gallery", "examples");

  private ModelFrames() {}

  /** Those of a stack, the innermost first. */
  public static List<StackTraceElement> of(StackTraceElement[] stack) {
    return Arrays.stream(stack).filter(ModelFrames::isOfModel).toList();
  }

  private static boolean isOfModel(StackTraceElement frame) {
    return !isOfJava(frame) && !isOfMazurka(frame.getClassName()) && frame.getLineNumber() > 0;
  }

  /** Whether a frame belongs to the Java library. */
  public static boolean isOfJava(StackTraceElement frame) {
    String module = frame.getModuleName();
    return module != null && (module.startsWith("java.") || module.startsWith("jdk."));
  }

  private static boolean isOfMazurka(String type) {
    return type.startsWith(MAZURKA)
        && !MODELS.contains(type.substring(MAZURKA.length()).split("\\.", 2)[0]);
  }

  /**
   * Where in the model something was thrown: {@code " at Paxos.java:12"}, or empty.
   *
   * @param caller who called the code of the model; what is further out is not its
   */
  public static String place(Throwable thrown, Class<?> caller) {
    StackTraceElement[] inside =
        Arrays.stream(thrown.getStackTrace())
            .takeWhile(frame -> !frame.getClassName().equals(caller.getName()))
            .toArray(StackTraceElement[]::new);
    return place(inside);
  }

  /** The innermost place of a stack that is in the model, in the same way. */
  public static String place(StackTraceElement[] stack) {
    return of(stack).stream()
        .findFirst()
        .map(frame -> " at %s:%d".formatted(frame.getFileName(), frame.getLineNumber()))
        .orElse("");
  }
}
