package io.mazurka.temporal.formula;

import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Next;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.LinearFormula.Until;

/**
 * Tells whether the truth of a formula in negation normal form carries over to earlier or later
 * times, judging by its operators.
 */
final class Persistence {

  private Persistence() {}

  /** Whether the formula holds now if it holds at some later time. */
  static boolean isEventual(LinearFormula formula) {
    if (formula instanceof Until until) {
      return until.left().equals(new Constant(true))
          || (isEventual(until.left()) && isEventual(until.right()));
    } else if (formula instanceof Release release) {
      return isEventual(release.left()) && isEventual(release.right());
    } else if (formula instanceof And and) {
      return isEventual(and.left()) && isEventual(and.right());
    } else if (formula instanceof Or or) {
      return isEventual(or.left()) && isEventual(or.right());
    } else if (formula instanceof Next next) {
      return isEventual(next.operand());
    }
    return formula instanceof Constant;
  }

  /** Whether the formula holds at all later times if it holds now. */
  static boolean isUniversal(LinearFormula formula) {
    return isEventual(LinearNormalForm.dual(formula));
  }
}
