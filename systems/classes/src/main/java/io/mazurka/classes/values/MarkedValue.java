package io.mazurka.classes.values;

import org.jspecify.annotations.Nullable;

/**
 * The content of an atomic reference with a mark or a stamp.
 *
 * @param mark the mark or the stamp
 */
public record MarkedValue(@Nullable Object reference, Object mark) {

  /** Whether a compare-and-set would treat the two as equal. */
  public boolean isSame(MarkedValue other) {
    return reference == other.reference && mark.equals(other.mark);
  }
}
