package io.mazurka.classes.values;

import org.jspecify.annotations.Nullable;

/**
 * What an atomic reference with a mark or a stamp holds.
 *
 * @param mark the mark or the stamp
 */
public record MarkedValue(@Nullable Object reference, Object mark) {

  /** Whether a compare-and-set would take two for the same. */
  public boolean isSame(MarkedValue other) {
    return reference == other.reference && mark.equals(other.mark);
  }
}
