package io.mazurka.classes.values;

import org.jspecify.annotations.Nullable;

/**
 * A snapshot of the value of a location that is compared like compare-and-set does: values of
 * primitive variables by value, objects (also boxed numbers) by identity.
 */
public final class ComparedValue {

  private final @Nullable Object reference;

  private ComparedValue(@Nullable Object reference) {
    this.reference = reference;
  }

  /**
   * A snapshot of {@code value}.
   *
   * @param primitive whether the value is a boxed value of a primitive variable
   */
  public static Object of(@Nullable Object value, boolean primitive) {
    return primitive && value != null ? value : new ComparedValue(value);
  }

  /** Whether a compare-and-set would treat two snapshots as equal. */
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

  /** The value in a snapshot. */
  public static @Nullable Object value(Object snapshot) {
    return snapshot instanceof ComparedValue made ? made.reference : snapshot;
  }
}
