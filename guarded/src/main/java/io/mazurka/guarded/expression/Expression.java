package io.mazurka.guarded.expression;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A tree over variables that has a value in every state: a {@link BooleanExpression} or a {@link
 * IntegerExpression}.
 */
public sealed interface Expression permits BooleanExpression, IntegerExpression {

  /** The value in {@code state}; a condition is 0 or 1. */
  int value(int[] state);

  /** Adds the variables that the value depends on. */
  void addReadsTo(Set<StateVariable> reads);

  /** The variables that the value depends on, in the order they occur. */
  default Set<StateVariable> reads() {
    Set<StateVariable> reads = new LinkedHashSet<>();
    addReadsTo(reads);
    return reads;
  }
}
