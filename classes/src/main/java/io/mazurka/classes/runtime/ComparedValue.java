package io.mazurka.classes.runtime;

import org.jspecify.annotations.Nullable;

/**
 * The value of a location at some moment, as far as compare-and-set tells values apart: numbers by
 * value, objects by identity.
 */
final class ComparedValue {

  private final @Nullable Object reference;

  private ComparedValue(@Nullable Object reference) {
    this.reference = reference;
  }

  /** A snapshot of {@code value}; boxed numbers stand for themselves. */
  static Object of(@Nullable Object value) {
    return value instanceof Number || value instanceof Boolean || value instanceof Character
        ? value
        : new ComparedValue(value);
  }

  /** Whether a compare-and-set would take two snapshots for the same. */
  static boolean same(Object one, Object other) {
    return one instanceof ComparedValue first
        ? other instanceof ComparedValue second && first.reference == second.reference
        : one.equals(other);
  }

  static String text(Object snapshot, ClassRun run) {
    return run.labels().text(snapshot instanceof ComparedValue made ? made.reference : snapshot);
  }
}
