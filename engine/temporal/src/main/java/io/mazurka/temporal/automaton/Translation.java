package io.mazurka.temporal.automaton;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearNormalForm;

/**
 * Translates formulas of linear time into automata that accept exactly the words for which they
 * hold.
 */
public final class Translation {

  private Translation() {}

  /**
   * A small automaton that accepts exactly the words for which a formula holds.
   *
   * @throws FormulaTooLargeException if the automaton would be too large
   */
  public static Automaton of(LinearFormula formula) {
    return reduced(Tableau.of(LinearNormalForm.of(formula)));
  }

  /** An automaton for the same words, with fewer states and edges if cheap reductions apply. */
  static Automaton reduced(Automaton automaton) {
    Automaton smaller = automaton;
    int before;
    do {
      before = size(smaller);
      smaller = UsefulPart.of(smaller);
      smaller = EdgeGuards.simplified(smaller);
      smaller = UsefulPart.of(DirectSimulation.reduced(smaller));
    } while (size(smaller) < before);
    return DirectSimulation.restricted(smaller);
  }

  private static int size(Automaton automaton) {
    return automaton.states() + automaton.edges() + automaton.acceptanceSets();
  }
}
