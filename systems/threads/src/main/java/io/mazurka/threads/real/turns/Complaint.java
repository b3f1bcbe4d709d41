package io.mazurka.threads.real.turns;

import java.util.Arrays;
import java.util.Locale;

/** The message about a thread that does not come to its next operation. */
public final class Complaint {

  private static final int MOST_FRAMES = 8;
  private static final String OWN = "io.mazurka.threads.real.";

  private Complaint() {}

  public static String stuck(String thread, long millis, boolean waits, StackTraceElement[] stack) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "thread %s has come to no operation for %.1f s; %s\n",
            thread,
            millis / 1e3,
            waits
                ? "it waits for something outside the scope, such as a lock of Java's own"
                : "it may be in an endless loop"));
    Arrays.stream(stack)
        .filter(frame -> !frame.getClassName().startsWith(OWN))
        .limit(MOST_FRAMES)
        .forEach(frame -> text.append("    at ").append(frame).append('\n'));
    return text.toString().stripTrailing();
  }
}
