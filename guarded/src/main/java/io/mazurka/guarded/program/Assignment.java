package io.mazurka.guarded.program;

import io.mazurka.guarded.expression.IntegerExpression;
import io.mazurka.guarded.expression.StateVariable;

/** Gives a variable the value that a term had before the step. */
public record Assignment(StateVariable target, IntegerExpression value) {

  @Override
  public String toString() {
    return target + " := " + value;
  }
}
