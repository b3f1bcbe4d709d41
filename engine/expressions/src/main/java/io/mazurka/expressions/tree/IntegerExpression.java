package io.mazurka.expressions.tree;

import io.mazurka.expressions.tree.Comparison.Relation;
import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.Interval;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import java.util.List;
import java.util.Optional;

/** An expression whose value is a mathematical integer, of any size. */
public sealed interface IntegerExpression extends Expression
    permits Constant,
        Read,
        ArrayRead,
        IndexVariable,
        Addition,
        Negation,
        Arithmetic,
        Indicator,
        Conditional,
        Total {

  /**
   * The value in {@code state}. Throws an {@link EvaluationException} if there is no value, or if
   * it exceeds 64 bits.
   */
  long value(int[] state);

  /** An interval that contains every possible value. */
  Interval interval();

  @Override
  IntegerExpression with(IndexVariable index, long value);

  /** The type of the values if this is a variable, or an element of an array of one type. */
  default Optional<VariableType> type() {
    return Optional.empty();
  }

  @Override
  default BooleanExpression asCondition() {
    return new Comparison(this, Relation.UNEQUAL, of(0));
  }

  @Override
  default IntegerExpression asNumber() {
    return this;
  }

  /** A constant. */
  static IntegerExpression of(long value) {
    return new Constant(value);
  }

  /** The value of a variable. */
  static IntegerExpression of(StateVariable variable) {
    return new Read(variable);
  }

  /** The sum of this number and another one. */
  default IntegerExpression plus(IntegerExpression other) {
    return new Addition(List.of(this, other));
  }

  /** The difference of this number and another one. */
  default IntegerExpression minus(IntegerExpression other) {
    return new Addition(List.of(this, new Negation(other)));
  }

  /** The condition that this number equals {@code value}. */
  default BooleanExpression equalTo(long value) {
    return new Comparison(this, Relation.EQUAL, of(value));
  }

  /** The condition that this variable has the value that is called {@code word}. */
  default BooleanExpression equalTo(String word) {
    return equalTo(
        type()
            .orElseThrow(() -> new IllegalArgumentException(this + " has no names for values"))
            .value(word));
  }

  /** The condition that this variable has the value with the name of {@code constant}. */
  default BooleanExpression equalTo(Enum<?> constant) {
    return equalTo(constant.name());
  }

  /** The condition that this number is at most {@code value}. */
  default BooleanExpression atMost(long value) {
    return new Comparison(this, Relation.AT_MOST, of(value));
  }
}
