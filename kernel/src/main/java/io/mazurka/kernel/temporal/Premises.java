package io.mazurka.kernel.temporal;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;

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
        && isCondition(not.operand())
        && holdsNowhere(not.operand(), labels);
  }

  private static boolean holdsNowhere(LinearFormula condition, long[] labels) {
    for (long label : labels) {
      if (holds(condition, label)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isCondition(LinearFormula formula) {
    if (formula instanceof Not not) {
      return isCondition(not.operand());
    } else if (formula instanceof And and) {
      return isCondition(and.left()) && isCondition(and.right());
    } else if (formula instanceof Or or) {
      return isCondition(or.left()) && isCondition(or.right());
    }
    return formula instanceof Atom || formula instanceof Constant;
  }

  private static boolean holds(LinearFormula condition, long label) {
    if (condition instanceof Not not) {
      return !holds(not.operand(), label);
    } else if (condition instanceof And and) {
      return holds(and.left(), label) && holds(and.right(), label);
    } else if (condition instanceof Or or) {
      return holds(or.left(), label) || holds(or.right(), label);
    } else if (condition instanceof Atom atom) {
      return (label >>> atom.number() & 1) != 0;
    }
    return condition.equals(new Constant(true));
  }
}
