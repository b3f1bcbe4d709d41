package io.mazurka.guarded.program;

import io.mazurka.guarded.expression.Term;
import io.mazurka.guarded.expression.Variable;

/** Gives a variable the value that a term had before the step. */
public record Assignment(Variable target, Term value) {

  @Override
  public String toString() {
    return target + " := " + value;
  }
}
