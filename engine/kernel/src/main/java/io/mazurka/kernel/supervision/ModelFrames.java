package io.mazurka.kernel.supervision;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Finds the stack frames that belong to a model, not to Java or Mazurka, and have a line number.
 */
public final class ModelFrames {

  private static final String MAZURKA = "io.mazurka.";

  /** Parts of Mazurka that hold models. */
  private static final Set<String> MODELS = Set.of("gallery", "examples");

  private ModelFrames() {}

  /** The frames of a stack that belong to a model, the innermost first. */
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

  /** Whether Mazurka threw what has this stack, perhaps through a method of Java. */
  public static boolean isOfMazurka(StackTraceElement[] stack) {
    return Arrays.stream(stack)
        .filter(frame -> !isOfJava(frame))
        .findFirst()
        .map(frame -> isOfMazurka(frame.getClassName()))
        .orElse(false);
  }

  private static boolean isOfMazurka(String type) {
    return type.startsWith(MAZURKA)
        && !MODELS.contains(type.substring(MAZURKA.length()).split("\\.", 2)[0]);
  }

  /**
   * The place in the model where something was thrown, such as {@code " at Paxos.java:12"}; empty
   * if it is not known.
   *
   * @param caller the class that called the code of the model; frames further out are not the
   *     model's
   */
  public static String place(Throwable thrown, Class<?> caller) {
    StackTraceElement[] inside =
        Arrays.stream(thrown.getStackTrace())
            .takeWhile(frame -> !frame.getClassName().equals(caller.getName()))
            .toArray(StackTraceElement[]::new);
    return place(inside);
  }

  /**
   * The innermost place in the model of a stack, such as {@code " at Paxos.java:12"}; empty if
   * there is none.
   */
  public static String place(StackTraceElement[] stack) {
    return of(stack).stream()
        .findFirst()
        .map(frame -> " at %s:%d".formatted(frame.getFileName(), frame.getLineNumber()))
        .orElse("");
  }
}
