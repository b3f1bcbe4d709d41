package io.mazurka.cli.outcome;

import io.mazurka.kernel.supervision.ModelFrames;
import io.mazurka.kernel.supervision.ModelThread;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/**
 * Detects a model that ends the JVM: the thread that started the shutdown is in the model's own
 * code.
 *
 * @param message the message for the user
 */
record ModelExit(String message) {

  /** The model that started the current shutdown; empty if a signal did. */
  static Optional<ModelExit> find() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(thread -> Arrays.stream(thread.getValue()).anyMatch(ModelExit::isExit))
        .map(ModelExit::of)
        .findFirst();
  }

  private static boolean isExit(StackTraceElement frame) {
    return frame.getClassName().equals("java.lang.Runtime") && frame.getMethodName().equals("exit");
  }

  private static ModelExit of(Map.Entry<Thread, StackTraceElement[]> thread) {
    String[] code = {""};
    if (thread.getKey() instanceof ModelThread model) {
      code = model.running().split("\n", 2);
    }
    return new ModelExit(
        "the model misbehaved: %s called System.exit%s%s"
            .formatted(
                code[0].isEmpty() ? "it" : code[0],
                ModelFrames.place(thread.getValue()),
                code.length > 1 ? "\n" + code[1] : ""));
  }
}
