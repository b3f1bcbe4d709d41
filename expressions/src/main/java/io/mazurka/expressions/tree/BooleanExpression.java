package io.mazurka.expressions.tree;

import java.util.List;

/** An expression that holds or does not. */
public sealed interface BooleanExpression extends Expression
    permits IsSet, Comparison, Not, All, Any, Implication, Quantified, StatePredicate {

  /** Whether it holds in {@code state}; throws an {@link EvaluationException} if that is open. */
  boolean holds(int[] state);

  @Override
  BooleanExpression with(IndexVariable index, long value);

  @Override
  default BooleanExpression asCondition() {
    return this;
  }

  @Override
  default IntegerExpression asNumber() {
    return new Indicator(this);
  }

  /**
   * The parts that must all hold, each of which can be asked alone; the condition itself if it is
   * no conjunction, or if only one part makes sure that another has a value.
   */
  default List<BooleanExpression> conjuncts() {
    return List.of(this);
  }

  /** Holds where the Boolean variable is 1. */
  static BooleanExpression of(StateVariable variable) {
    return new IsSet(variable);
  }

  /** Holds everywhere. */
  static BooleanExpression always() {
    return new All(List.of());
  }

  static BooleanExpression all(BooleanExpression... parts) {
    return new All(List.of(parts));
  }

  static BooleanExpression any(BooleanExpression... parts) {
    return new Any(List.of(parts));
  }

  default BooleanExpression not() {
    return new Not(this);
  }

  default BooleanExpression and(BooleanExpression other) {
    return all(this, other);
  }

  default BooleanExpression or(BooleanExpression other) {
    return any(this, other);
  }

  default BooleanExpression implies(BooleanExpression conclusion) {
    return new Implication(this, conclusion);
  }

  /** Holds where {@code then} does if this does, and {@code otherwise} if this does not. */
  default BooleanExpression choose(BooleanExpression then, BooleanExpression otherwise) {
    return not().or(then).and(or(otherwise));
  }
}
