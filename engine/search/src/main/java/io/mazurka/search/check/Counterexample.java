package io.mazurka.search.check;

import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.walk.Path;

/**
 * An execution that ends in a state that decides a property: it fails there, or it is one that
 * holds sometimes and does so there, and the execution is its witness.
 *
 * @param property the name of the property
 * @param kind what it takes for it to fail
 * @param explanation why that state decides it, in words
 * @param path the execution as indices, to replay
 * @param trace the execution in words, to read
 * @param shortest whether no shorter execution decides a property
 * @param leftOut how many steps of the execution that was found did not matter and were left out
 * @param cycleStart after how many steps those begin that repeat for ever, if the execution is
 *     infinite; the number of all if it is its last state that repeats; -1 if it is finite
 */
public record Counterexample(
    String property,
    Kind kind,
    String explanation,
    Path path,
    Trace trace,
    boolean shortest,
    int leftOut,
    int cycleStart) {

  /** A finite execution. */
  public Counterexample(
      String property,
      Kind kind,
      String explanation,
      Path path,
      Trace trace,
      boolean shortest,
      int leftOut) {
    this(property, kind, explanation, path, trace, shortest, leftOut, -1);
  }

  /** Whether it goes on for ever. */
  public boolean isInfinite() {
    return cycleStart >= 0;
  }
}
