package io.mazurka.classes.values;

import org.jspecify.annotations.Nullable;

/**
 * The value of a location at some moment, as far as compare-and-set tells values apart: those of
 * primitive variables by value, objects, boxed numbers among them, by identity.
 */
public final class ComparedValue {

  private final @Nullable Object reference;

  private ComparedValue(@Nullable Object reference) {
    this.reference = reference;
  }

  /**
   * A snapshot of {@code value}.
   *
   * @param primitive whether it is the value of a primitive variable, which was boxed just now
   */
  public static Object of(@Nullable Object value, boolean primitive) {
    return primitive && value != null ? value : new ComparedValue(value);
  }

  /** Whether a compare-and-set would take two snapshots for the same. */
  public static boolean same(Object one, Object other) {
    return one instanceof ComparedValue first
        ? other instanceof ComparedValue second && first.isSame(second)
        : one.equals(other);
  }

  private boolean isSame(ComparedValue other) {
    return reference == other.reference
        || (reference instanceof MarkedValue mine
            && other.reference instanceof MarkedValue theirs
            && mine.isSame(theirs));
  }

  /** The value that a snapshot was made of. */
  public static @Nullable Object value(Object snapshot) {
    return snapshot instanceof ComparedValue made ? made.reference : snapshot;
  }
}
