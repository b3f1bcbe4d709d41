package io.mazurka.temporal.syntax;

import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.BranchingFormula.And;
import io.mazurka.temporal.formula.BranchingFormula.Atom;
import io.mazurka.temporal.formula.BranchingFormula.Constant;
import io.mazurka.temporal.formula.BranchingFormula.Not;
import io.mazurka.temporal.formula.BranchingFormula.Or;
import io.mazurka.temporal.formula.BranchingFormula.SomeAlways;
import io.mazurka.temporal.formula.BranchingFormula.SomeNext;
import io.mazurka.temporal.formula.BranchingFormula.SomePath;
import io.mazurka.temporal.formula.BranchingFormula.SomeUntil;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Writes formulas of branching time so that {@link BranchingParser} reads the same ones, and {@link
 * StarParser} those with quantified paths.
 */
public final class BranchingText {

  private final IntFunction<String> atoms;

  private BranchingText(IntFunction<String> atoms) {
    this.atoms = atoms;
  }

  /**
   * The text of a formula.
   *
   * @param atoms the text of each atom, quoted if necessary
   */
  public static String of(BranchingFormula formula, IntFunction<String> atoms) {
    return new BranchingText(atoms).phrase(formula).text();
  }

  private Phrase phrase(BranchingFormula formula) {
    if (formula instanceof Constant constant) {
      return Phrase.constant(constant.value());
    } else if (formula instanceof Atom atom) {
      return Phrase.atom(atoms.apply(atom.number()));
    } else if (formula instanceof Not not) {
      return negation(not.operand());
    } else if (formula instanceof And and) {
      Phrase until = allUntil(and);
      return until != null ? until : phrase(and.left()).join("&&", phrase(and.right()), Phrase.AND);
    } else if (formula instanceof Or or) {
      Phrase left = phrase(or.left());
      return or.left() instanceof Not not && left.text().startsWith("!")
          ? phrase(not.operand()).implies(phrase(or.right()))
          : left.join("||", phrase(or.right()), Phrase.OR);
    } else if (formula instanceof SomeNext next) {
      return phrase(next.operand()).after("EX");
    } else if (formula instanceof SomeAlways always) {
      return phrase(always.operand()).after("EG");
    } else if (formula instanceof SomePath some) {
      String path = LinearText.of(some.path(), number -> phrase(some.parts().get(number)).text());
      return new Phrase("E((" + path + "))", Phrase.UNARY);
    }
    SomeUntil until = (SomeUntil) formula;
    return until.left().equals(new Constant(true))
        ? phrase(until.right()).after("EF")
        : path("E", until.left(), "U", until.right());
  }

  private Phrase negation(BranchingFormula operand) {
    if (operand instanceof SomeNext next && next.operand() instanceof Not not) {
      return phrase(not.operand()).after("AX");
    } else if (operand instanceof SomeAlways always && always.operand() instanceof Not not) {
      return phrase(not.operand()).after("AF");
    } else if (operand instanceof SomeUntil until) {
      if (until.left().equals(new Constant(true)) && until.right() instanceof Not not) {
        return phrase(not.operand()).after("AG");
      }
      if (until.left() instanceof Not right
          && until.right() instanceof And neither
          && neither.left() instanceof Not left
          && neither.right().equals(until.left())) {
        return path("A", left.operand(), "W", right.operand());
      }
    }
    return phrase(operand).after("!");
  }

  /** The text with AU, if the conjunction is the expansion of such a formula; else null. */
  private @Nullable Phrase allUntil(And and) {
    if (and.left() instanceof Not always
        && always.operand() instanceof SomeAlways never
        && never.operand() instanceof Not right
        && and.right() instanceof Not not
        && not.operand() instanceof SomeUntil until
        && until.left().equals(right)
        && until.right() instanceof And neither
        && neither.left() instanceof Not left
        && neither.right().equals(right)) {
      return path("A", left.operand(), "U", right.operand());
    }
    return null;
  }

  private Phrase path(
      String quantifier, BranchingFormula left, String operator, BranchingFormula right) {
    String inside = "%s %s %s".formatted(phrase(left).text(), operator, phrase(right).text());
    return new Phrase(quantifier + "[" + inside + "]", Phrase.UNARY);
  }
}
