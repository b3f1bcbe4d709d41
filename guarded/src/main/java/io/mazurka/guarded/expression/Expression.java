package io.mazurka.guarded.expression;

import java.util.LinkedHashSet;
import java.util.Set;

/** A tree over variables that has a value in every state: a {@link Condition} or a {@link Term}. */
public sealed interface Expression permits Condition, Term {

  /** The value in {@code state}; a condition is 0 or 1. */
  int value(int[] state);

  /** Adds the variables that the value depends on. */
  void addReadsTo(Set<Variable> reads);

  /** The variables that the value depends on, in the order they occur. */
  default Set<Variable> reads() {
    Set<Variable> reads = new LinkedHashSet<>();
    addReadsTo(reads);
    return reads;
  }
}
