package io.mazurka.testkit;

import java.util.Arrays;

/**
 * Something that is not as it should be.
 *
 * @param kind what differs; a smaller system must differ in the same
 * @param text where and how, in words
 */
public record Difference(String kind, String text) {

  private static final String PROJECT = "io.mazurka.";

  /** A failed assertion or an exception is known by the line that it comes from. */
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
