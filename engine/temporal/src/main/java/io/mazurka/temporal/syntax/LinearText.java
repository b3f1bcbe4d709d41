package io.mazurka.temporal.syntax;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Next;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.LinearFormula.Until;
import java.util.function.IntFunction;

/** Writes formulas of linear time so that {@link LinearParser} reads the same ones. */
public final class LinearText {

  private final IntFunction<String> atoms;

  private LinearText(IntFunction<String> atoms) {
    this.atoms = atoms;
  }

  /**
   * The text of a formula.
   *
   * @param atoms the text of each atom, quoted if necessary
   */
  public static String of(LinearFormula formula, IntFunction<String> atoms) {
    return new LinearText(atoms).phrase(formula).text();
  }

  private Phrase phrase(LinearFormula formula) {
    if (formula instanceof Constant constant) {
      return Phrase.constant(constant.value());
    } else if (formula instanceof Atom atom) {
      return Phrase.atom(atoms.apply(atom.number()));
    } else if (formula instanceof Not not) {
      return phrase(not.operand()).after("!");
    } else if (formula instanceof Next next) {
      return phrase(next.operand()).after("X");
    } else if (formula instanceof And and) {
      return phrase(and.left()).join("&&", phrase(and.right()), Phrase.AND);
    } else if (formula instanceof Or or) {
      return or.left() instanceof Not not
          ? phrase(not.operand()).implies(phrase(or.right()))
          : phrase(or.left()).join("||", phrase(or.right()), Phrase.OR);
    } else if (formula instanceof Until until) {
      return until.left().equals(new Constant(true))
          ? phrase(until.right()).after("<>")
          : phrase(until.left()).join("U", phrase(until.right()), Phrase.TEMPORAL);
    }
    return release((Release) formula);
  }

  private Phrase release(Release release) {
    LinearFormula left = release.left();
    if (left.equals(new Constant(false))) {
      return phrase(release.right()).after("[]");
    } else if (release.right() instanceof Or or && or.right().equals(left)) {
      return phrase(or.left()).join("W", phrase(left), Phrase.TEMPORAL);
    }
    return phrase(left).join("R", phrase(release.right()), Phrase.TEMPORAL);
  }
}
