package io.mazurka.expressions.tree;

import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.Connective.Implication;
import io.mazurka.expressions.tree.Connective.Not;
import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.StateVariable;
import java.util.List;

/** An expression that is true or false in a state: a condition. */
public sealed interface BooleanExpression extends Expression
    permits Comparison, Connective, IsSet, Quantified, StatePredicate {

  /**
   * Whether the condition holds in {@code state}. Throws an {@link EvaluationException} if it has
   * no value there.
   */
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
   * The conditions whose conjunction this is, each of which can be evaluated on its own. The result
   * is the condition itself if it is no conjunction, or if one part guards another against having
   * no value.
   */
  default List<BooleanExpression> conjuncts() {
    return List.of(this);
  }

  /** The condition that the Boolean variable is 1. */
  static BooleanExpression of(StateVariable variable) {
    return new IsSet(variable);
  }

  /** The condition that always holds. */
  static BooleanExpression always() {
    return new All(List.of());
  }

  /** The conjunction of some conditions; it holds always if there are none. */
  static BooleanExpression all(BooleanExpression... parts) {
    return new All(List.of(parts));
  }

  /** The disjunction of some conditions; it never holds if there are none. */
  static BooleanExpression any(BooleanExpression... parts) {
    return new Any(List.of(parts));
  }

  /** The negation of this condition. */
  default BooleanExpression not() {
    return new Not(this);
  }

  /** The conjunction of this condition and another one. */
  default BooleanExpression and(BooleanExpression other) {
    return all(this, other);
  }

  /** The disjunction of this condition and another one. */
  default BooleanExpression or(BooleanExpression other) {
    return any(this, other);
  }

  /** The implication from this condition to {@code conclusion}. */
  default BooleanExpression implies(BooleanExpression conclusion) {
    return new Implication(this, conclusion);
  }

  /** The condition {@code then} where this condition holds, and {@code otherwise} elsewhere. */
  default BooleanExpression choose(BooleanExpression then, BooleanExpression otherwise) {
    return not().or(then).and(or(otherwise));
  }
}
