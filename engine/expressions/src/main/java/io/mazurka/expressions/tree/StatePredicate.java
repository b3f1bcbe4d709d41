package io.mazurka.expressions.tree;

/**
 * A condition that only a front end can evaluate, such as that a transition can fire. It has a
 * value in every state, and its {@code toString} is its text in the language.
 */
public non-sealed interface StatePredicate extends BooleanExpression {

  @Override
  default boolean isTotal() {
    return true;
  }

  @Override
  default BooleanExpression with(IndexVariable index, long value) {
    return this;
  }
}
