package io.mazurka.nets;

/** A declared choice: two edges of signals that may disable each other without being a hazard. */
public record EdgeChoice(Label one, Label other) {

  /** Whether the choice is between these two edges, in any order. */
  public boolean isBetween(Label first, Label second) {
    return (one.equals(first) && other.equals(second))
        || (one.equals(second) && other.equals(first));
  }
}
