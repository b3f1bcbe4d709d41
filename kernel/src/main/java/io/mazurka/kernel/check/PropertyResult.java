package io.mazurka.kernel.check;

import io.mazurka.kernel.Property.Kind;

/**
 * The verdict on one property.
 *
 * @param premise whether what the property supposes holds anywhere
 */
public record PropertyResult(String name, Kind kind, Verdict verdict, Premise premise) {

  /** What became of the premise of a property. */
  public enum Premise {
    /** The property has none. */
    NONE,
    /** Some state meets it. */
    HELD,
    /** No state that can be reached meets it. */
    NEVER_HELD,
    /** No state that was explored meets it, which says nothing of others. */
    OPEN
  }

  /** The verdict on a property without a premise. */
  public PropertyResult(String name, Kind kind, Verdict verdict) {
    this(name, kind, verdict, Premise.NONE);
  }
}
