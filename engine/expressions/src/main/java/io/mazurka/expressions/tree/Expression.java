package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.StateVariable;
import java.util.LinkedHashSet;
import java.util.Set;

/** A tree over variables: a {@link BooleanExpression} or an {@link IntegerExpression}. */
public sealed interface Expression permits BooleanExpression, IntegerExpression {

  /** Adds the variables that the value depends on. */
  void addReadsTo(Set<StateVariable> reads);

  /**
   * Whether the expression certainly has a value in every state: it never divides by 0, never reads
   * outside an array, and stays within 64 bits.
   */
  boolean isTotal();

  /** This expression with {@code value} substituted for {@code index}. */
  Expression with(IndexVariable index, long value);

  /** This expression as a condition: a number holds where it is not 0. */
  BooleanExpression asCondition();

  /** This expression as a number: a condition is 1 where it holds, and 0 elsewhere. */
  IntegerExpression asNumber();

  /** The variables that the value depends on, in the order they occur. */
  default Set<StateVariable> reads() {
    Set<StateVariable> reads = new LinkedHashSet<>();
    addReadsTo(reads);
    return reads;
  }
}
