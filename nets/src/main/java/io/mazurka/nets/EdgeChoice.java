package io.mazurka.nets;

/** Two edges of signals of which each may prevent the other, because something else decides. */
public record EdgeChoice(Label one, Label other) {

  /** Whether it is between these, in any order. */
  public boolean isBetween(Label first, Label second) {
    return (one.equals(first) && other.equals(second))
        || (one.equals(second) && other.equals(first));
  }
}
