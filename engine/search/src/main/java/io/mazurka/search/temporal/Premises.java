package io.mazurka.search.temporal;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.PropositionalParts;

/**
 * What formulas suppose: one that says what follows whenever something holds says nothing where it
 * never does.
 */
final class Premises {

  private Premises() {}

  /** Whether a formula says only what follows from conditions that no state with a label meets. */
  static boolean areNeverMet(LinearFormula formula, long[] labels) {
    if (formula instanceof And both) {
      return areNeverMet(both.left(), labels) && areNeverMet(both.right(), labels);
    }
    return formula instanceof Release always
        && always.left().equals(new Constant(false))
        && always.right() instanceof Or implication
        && implication.left() instanceof Not not
        && PropositionalParts.isPropositional(not.operand())
        && holdsNowhere(not.operand(), labels);
  }

  private static boolean holdsNowhere(LinearFormula condition, long[] labels) {
    for (long label : labels) {
      if (PropositionalParts.holds(condition, label)) {
        return false;
      }
    }
    return true;
  }
}
