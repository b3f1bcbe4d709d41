package io.mazurka.temporal.branching;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.automaton.FormulaTooLargeException;
import io.mazurka.temporal.automaton.Translation;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.BranchingFormula.SomePath;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearNormalForm;
import io.mazurka.temporal.formula.PropositionalParts;
import java.util.ArrayList;
import java.util.List;

/**
 * The automaton of a quantified path, and what its atoms stand for: parts of the formula. If it is
 * open what holds in some states, the negation of a part is an atom of its own, because both a part
 * and its negation may be possible in a state, or neither be certain.
 *
 * @param literals for each atom what it stands for
 */
record PathAutomaton(Automaton automaton, List<Literal> literals) {

  /** A part of the formula, or its negation. */
  record Literal(BranchingFormula part, boolean negated) {}

  /**
   * The automaton of a quantified path.
   *
   * @param exact whether it is known in all states which parts hold there
   * @throws FormulaTooLargeException if it would be too large
   */
  static PathAutomaton of(SomePath some, boolean exact) {
    List<Literal> literals = new ArrayList<>();
    LinearFormula path =
        LinearNormalForm.withLiterals(
            some.path(),
            literal -> {
              boolean negated = literal instanceof LinearFormula.Not;
              LinearFormula atom = negated ? literal.operands().get(0) : literal;
              BranchingFormula part = some.parts().get(((LinearFormula.Atom) atom).number());
              boolean apart = negated && !exact && !PropositionalParts.isPropositional(part);
              Literal meaning = new Literal(part, apart);
              if (!literals.contains(meaning)) {
                literals.add(meaning);
              }
              LinearFormula same = new LinearFormula.Atom(literals.indexOf(meaning));
              return negated && !apart ? new LinearFormula.Not(same) : same;
            });
    if (literals.size() > Automaton.LIMIT) {
      throw new FormulaTooLargeException(
          "a path in it is about more than %d different conditions".formatted(Automaton.LIMIT));
    }
    return new PathAutomaton(Translation.of(path), literals);
  }
}
