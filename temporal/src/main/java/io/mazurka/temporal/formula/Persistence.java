package io.mazurka.temporal.formula;

import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Next;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.LinearFormula.Until;

/**
 * What a formula in negation normal form says of earlier or later times, as far as its operators
 * show it.
 */
final class Persistence {

  private Persistence() {}

  /** Whether it holds now if it does at any later time. */
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

  /** Whether it holds at any later time if it does now. */
  static boolean isUniversal(LinearFormula formula) {
    return isEventual(LinearNormalForm.dual(formula));
  }
}
