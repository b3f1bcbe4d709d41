package io.mazurka.search.temporal;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.PropositionalParts;

/**
 * Finds formulas whose premise is never met. For example, <em>always (p implies q)</em> says
 * nothing if <em>p</em> holds in no state.
 */
final class Premises {

  private Premises() {}

  /**
   * Whether a formula is a conjunction of such implications, none of whose premises holds in a
   * state with one of these labels.
   */
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
