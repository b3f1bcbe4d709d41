package io.mazurka.temporal.formula;

import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Next;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.LinearFormula.Until;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.stream.Stream;

/** Draws formulas of linear and branching time, and takes parts of them away. */
public final class RandomFormulas {

  private RandomFormulas() {}

  /**
   * @param operators how many operators it has
   */
  public static LinearFormula linear(Random random, int atoms, int operators) {
    if (operators == 0) {
      return random.nextInt(12) == 0
          ? new Constant(random.nextBoolean())
          : new Atom(random.nextInt(atoms));
    }
    int kind = random.nextInt(10);
    if (kind < 4 || operators == 1 && kind < 6) {
      LinearFormula operand = linear(random, atoms, operators - 1);
      return switch (kind) {
        case 0, 4 -> new Not(operand);
        case 1 -> new Next(operand);
        case 2 -> LinearFormula.eventually(operand);
        default -> LinearFormula.always(operand);
      };
    }
    int less = random.nextInt(operators);
    LinearFormula left = linear(random, atoms, less);
    LinearFormula right = linear(random, atoms, operators - 1 - less);
    return switch (kind) {
      case 4, 5 -> new And(left, right);
      case 6, 7 -> new Or(left, right);
      case 8 -> new Until(left, right);
      default -> new Release(left, right);
    };
  }

  /** Formulas in which an operator less, or something simpler, stands for a part of one. */
  public static Stream<LinearFormula> smaller(LinearFormula formula) {
    if (formula instanceof Not not) {
      return Stream.concat(Stream.of(not.operand()), smaller(not.operand()).map(Not::new));
    } else if (formula instanceof Next next) {
      return Stream.concat(Stream.of(next.operand()), smaller(next.operand()).map(Next::new));
    } else if (formula instanceof And and) {
      return smaller(and.left(), and.right(), And::new);
    } else if (formula instanceof Or or) {
      return smaller(or.left(), or.right(), Or::new);
    } else if (formula instanceof Until until) {
      return smaller(until.left(), until.right(), Until::new);
    } else if (formula instanceof Release release) {
      return smaller(release.left(), release.right(), Release::new);
    }
    return formula instanceof Atom ? Stream.of(new Constant(true)) : Stream.of();
  }

  private static Stream<LinearFormula> smaller(
      LinearFormula left, LinearFormula right, BinaryOperator<LinearFormula> operator) {
    return Stream.of(
            Stream.of(left, right),
            smaller(left).map(less -> operator.apply(less, right)),
            smaller(right).map(less -> operator.apply(left, less)))
        .flatMap(each -> each);
  }
}
