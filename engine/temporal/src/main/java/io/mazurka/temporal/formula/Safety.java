package io.mazurka.temporal.formula;

import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.LinearFormula.Until;

/**
 * Tells from its operators whether a formula says only what must never happen, and does not count
 * steps (Sistla 1994). If such a formula fails for an execution that repeats a state for ever, a
 * finite part of the execution is to blame. Repeating a state is invisible to the formula, so that
 * it fails however the execution goes on from that state.
 */
public final class Safety {

  private Safety() {}

  /** Whether a finite part of each execution that violates {@code formula} is to blame for that. */
  public static boolean isSafety(LinearFormula formula) {
    return !formula.usesNext() && isSafety(formula, true);
  }

  private static boolean isSafety(LinearFormula formula, boolean positive) {
    if (formula instanceof Not not) {
      return isSafety(not.operand(), !positive);
    } else if (formula instanceof And and) {
      return isSafety(and.left(), positive) && isSafety(and.right(), positive);
    } else if (formula instanceof Or or) {
      return isSafety(or.left(), positive) && isSafety(or.right(), positive);
    } else if (formula instanceof Until until) {
      return !positive && isSafety(until.left(), false) && isSafety(until.right(), false);
    } else if (formula instanceof Release release) {
      return positive && isSafety(release.left(), true) && isSafety(release.right(), true);
    }
    return true;
  }
}
