package io.mazurka.kernel.search;

/**
 * How far a search has come.
 *
 * @param depth the level a breadth-first search is at, or the height of a depth-first stack
 * @param states states found
 * @param transitions steps explored
 * @param putOff steps that a reduction left out
 * @param waiting states found but not yet expanded
 * @param seconds since the start of the search
 */
public record Progress(
    long depth, long states, long transitions, long putOff, long waiting, double seconds) {

  /** The part of the enabled steps that were explored. */
  public double explored() {
    return transitions / Math.max(1.0, (double) (transitions + putOff));
  }
}
