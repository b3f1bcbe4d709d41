package io.mazurka.testkit;

import java.util.Arrays;

/**
 * A deviation from the expected behaviour.
 *
 * @param kind what differs; a smaller system must show a difference of the same kind
 * @param text where and how it differs
 */
public record Difference(String kind, String text) {

  private static final String PROJECT = "io.mazurka.";

  /** The difference for a failed assertion or an exception; its kind is the line that threw it. */
  static Difference of(Throwable thrown) {
    String place =
        Arrays.stream(thrown.getStackTrace())
            .filter(frame -> frame.getClassName().startsWith(PROJECT))
            .findFirst()
            .map(frame -> " at %s:%d".formatted(frame.getFileName(), frame.getLineNumber()))
            .orElse("");
    return new Difference(thrown.getClass().getSimpleName() + place, String.valueOf(thrown));
  }

  @Override
  public String toString() {
    return kind + ": " + text;
  }
}
