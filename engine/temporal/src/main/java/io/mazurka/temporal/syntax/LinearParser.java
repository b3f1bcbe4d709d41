package io.mazurka.temporal.syntax;

import io.mazurka.temporal.formula.LinearFormula;
import java.util.Set;

/**
 * Reads formulas of linear time: {@code [] <> X U W R}, also {@code G F} and {@code GF FG}, with
 * the connectives and atoms that {@link FormulaParser} describes. {@code a U b U c} is {@code (a U
 * b) U c}.
 */
public final class LinearParser extends FormulaParser<LinearFormula> {

  private static final Set<String> WORDS = Set.of("U", "W", "R", "X", "F", "G", "GF", "FG");

  private LinearParser(String text, Atoms atoms) {
    super(text, atoms, WORDS);
  }

  /**
   * The formula that a text describes.
   *
   * @throws FormulaSyntaxException if it describes none
   */
  public static LinearFormula parse(String text, Atoms atoms) {
    return new LinearParser(text, atoms).whole();
  }

  @Override
  LinearFormula temporal() {
    LinearFormula left = unary();
    while (true) {
      if (scanner.accept("U")) {
        left = new LinearFormula.Until(left, unary());
      } else if (scanner.accept("W")) {
        left = LinearFormula.weakUntil(left, unary());
      } else if (scanner.accept("R")) {
        left = new LinearFormula.Release(left, unary());
      } else {
        return left;
      }
    }
  }

  @Override
  LinearFormula unary() {
    if (scanner.accept("[]") || scanner.accept("G")) {
      return LinearFormula.always(inner());
    } else if (scanner.accept("<>") || scanner.accept("F")) {
      return LinearFormula.eventually(inner());
    } else if (scanner.accept("X")) {
      return new LinearFormula.Next(inner());
    } else if (scanner.accept("GF")) {
      return LinearFormula.always(LinearFormula.eventually(inner()));
    } else if (scanner.accept("FG")) {
      return LinearFormula.eventually(LinearFormula.always(inner()));
    }
    return operand();
  }

  @Override
  LinearFormula constant(boolean value) {
    return new LinearFormula.Constant(value);
  }

  @Override
  LinearFormula atom(int number) {
    return new LinearFormula.Atom(number);
  }

  @Override
  LinearFormula not(LinearFormula operand) {
    return LinearFormula.not(operand);
  }

  @Override
  LinearFormula join(String connective, LinearFormula left, LinearFormula right) {
    return switch (connective) {
      case "<->" -> LinearFormula.equivalent(left, right);
      case "->" -> LinearFormula.implies(left, right);
      case "~>" -> LinearFormula.leadsTo(left, right);
      case "||" -> new LinearFormula.Or(left, right);
      default -> new LinearFormula.And(left, right);
    };
  }
}
