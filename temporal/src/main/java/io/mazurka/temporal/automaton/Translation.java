package io.mazurka.temporal.automaton;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearNormalForm;

/** From formulas of linear time to automata that accept the words for which they hold. */
public final class Translation {

  private Translation() {}

  /**
   * A small automaton that accepts just the words for which a formula holds.
   *
   * @throws FormulaTooLargeException if it would not be small
   */
  public static Automaton of(LinearFormula formula) {
    return Tableau.of(LinearNormalForm.of(formula));
  }
}
