package io.mazurka.search.check;

import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.walk.Path;

/**
 * An execution that decides a property. Usually its last state violates the property. For a
 * property of the kind <em>sometimes</em> the last state fulfils the property, and the execution is
 * its witness.
 *
 * @param property the name of the property
 * @param kind the kind of the property
 * @param explanation why the execution decides the property, in words
 * @param path the execution as indices, to replay
 * @param trace the execution in words, to read
 * @param shortest whether no shorter execution decides a property
 * @param leftOut how many steps of the execution that was found did not matter and were left out
 * @param cycleStart if the execution is infinite, the number of steps before the cycle; equal to
 *     the number of all steps if the last state repeats for ever; -1 if the execution is finite
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

  /** Whether the execution goes on for ever. */
  public boolean isInfinite() {
    return cycleStart >= 0;
  }
}
