package io.mazurka.temporal.formula;

import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Next;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.LinearFormula.Until;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Converts formulas of linear time to negation normal form and makes them small by cheap
 * equivalences, because the automaton grows with its formula. There is a method for each operator
 * that joins operands which are small already; conjunction and release are treated as the duals of
 * disjunction and until.
 *
 * <p>The equivalences are those of Etessami and Holzmann 2000 and of Somenzi and Bloem 2000.
 */
public final class LinearNormalForm {

  private static final LinearFormula TRUE = new Constant(true);
  private static final LinearFormula FALSE = new Constant(false);

  private final LinearImplication implication = new LinearImplication();

  private LinearNormalForm() {}

  /** An equivalent formula in which only atoms are negated. */
  public static LinearFormula of(LinearFormula formula) {
    return new LinearNormalForm().normal(formula, false);
  }

  private LinearFormula normal(LinearFormula formula, boolean negated) {
    if (formula instanceof Constant constant) {
      return new Constant(constant.value() != negated);
    } else if (formula instanceof Not not) {
      return normal(not.operand(), !negated);
    } else if (formula instanceof And and) {
      LinearFormula left = normal(and.left(), negated);
      LinearFormula right = normal(and.right(), negated);
      return negated ? or(left, right) : and(left, right);
    } else if (formula instanceof Or or) {
      LinearFormula left = normal(or.left(), negated);
      LinearFormula right = normal(or.right(), negated);
      return negated ? and(left, right) : or(left, right);
    } else if (formula instanceof Next next) {
      return next(normal(next.operand(), negated));
    } else if (formula instanceof Until until) {
      LinearFormula left = normal(until.left(), negated);
      LinearFormula right = normal(until.right(), negated);
      return negated ? release(left, right) : until(left, right);
    } else if (formula instanceof Release release) {
      LinearFormula left = normal(release.left(), negated);
      LinearFormula right = normal(release.right(), negated);
      return negated ? until(left, right) : release(left, right);
    }
    return negated ? new Not(formula) : formula;
  }

  /** The negation of a formula in normal form. */
  static LinearFormula dual(LinearFormula formula) {
    if (formula instanceof Constant constant) {
      return new Constant(!constant.value());
    } else if (formula instanceof Not not) {
      return not.operand();
    } else if (formula instanceof And and) {
      return new Or(dual(and.left()), dual(and.right()));
    } else if (formula instanceof Or or) {
      return new And(dual(or.left()), dual(or.right()));
    } else if (formula instanceof Next next) {
      return new Next(dual(next.operand()));
    } else if (formula instanceof Until until) {
      return new Release(dual(until.left()), dual(until.right()));
    } else if (formula instanceof Release release) {
      return new Until(dual(release.left()), dual(release.right()));
    }
    return new Not(formula);
  }

  /** A formula in normal form in which other literals stand for atoms and negated atoms. */
  public static LinearFormula withLiterals(
      LinearFormula formula, UnaryOperator<LinearFormula> literal) {
    if (formula instanceof And and) {
      return new And(withLiterals(and.left(), literal), withLiterals(and.right(), literal));
    } else if (formula instanceof Or or) {
      return new Or(withLiterals(or.left(), literal), withLiterals(or.right(), literal));
    } else if (formula instanceof Next next) {
      return new Next(withLiterals(next.operand(), literal));
    } else if (formula instanceof Until until) {
      return new Until(withLiterals(until.left(), literal), withLiterals(until.right(), literal));
    } else if (formula instanceof Release release) {
      return new Release(
          withLiterals(release.left(), literal), withLiterals(release.right(), literal));
    }
    return formula instanceof Constant ? formula : literal.apply(formula);
  }

  private LinearFormula and(LinearFormula left, LinearFormula right) {
    return dual(or(dual(left), dual(right)));
  }

  private LinearFormula release(LinearFormula left, LinearFormula right) {
    return dual(until(dual(left), dual(right)));
  }

  private LinearFormula next(LinearFormula operand) {
    boolean alike = Persistence.isEventual(operand) && Persistence.isUniversal(operand);
    return alike ? operand : new Next(operand);
  }

  private LinearFormula until(LinearFormula left, LinearFormula right) {
    if (Persistence.isEventual(right) || implication.holds(left, right)) {
      return right;
    } else if (!left.equals(TRUE) && implication.holds(dual(right), left)) {
      return until(TRUE, right);
    } else if (right instanceof Next after && left instanceof Next before) {
      return next(until(before.operand(), after.operand()));
    } else if (right instanceof Next after && left.equals(TRUE)) {
      return next(until(TRUE, after.operand()));
    } else if (right instanceof Until later && (left.equals(TRUE) || left.equals(later.left()))) {
      return until(left, later.right());
    } else if (left instanceof Until before && before.right().equals(right)) {
      return until(before.left(), right);
    } else if (left.equals(TRUE) && right instanceof Or) {
      return eventuallySome(right);
    }
    return new Until(left, right);
  }

  /**
   * The formula that a disjunction holds at some time. The eventual parts of the disjunction need
   * no operator.
   */
  private LinearFormula eventuallySome(LinearFormula disjunction) {
    LinearFormula now = FALSE;
    LinearFormula later = FALSE;
    for (LinearFormula part : parts(disjunction)) {
      if (Persistence.isEventual(part)) {
        now = or(now, part);
      } else {
        later = or(later, part instanceof Until until ? until.right() : part);
      }
    }
    return or(now, later instanceof Or ? new Until(TRUE, later) : until(TRUE, later));
  }

  private LinearFormula or(LinearFormula left, LinearFormula right) {
    List<LinearFormula> parts = new ArrayList<>(parts(left));
    for (LinearFormula part : parts(right)) {
      add(parts, part);
    }
    return disjunction(parts);
  }

  private static LinearFormula disjunction(List<LinearFormula> parts) {
    return parts.stream().reduce(Or::new).orElse(FALSE);
  }

  /** Adds a part to a disjunction of which no part implies another. */
  private void add(List<LinearFormula> parts, LinearFormula added) {
    if (parts.stream().anyMatch(part -> implication.holds(added, part))) {
      return;
    }
    if (implication.holds(dual(added), disjunction(parts))) {
      parts.clear();
      parts.add(TRUE);
      return;
    }
    parts.removeIf(part -> implication.holds(part, added));
    for (int index = 0; index < parts.size(); index++) {
      LinearFormula joined = joined(parts.get(index), added);
      if (joined != null) {
        parts.remove(index);
        parts(joined).forEach(part -> add(parts, part));
        return;
      }
    }
    parts.add(added);
  }

  /** A single operator that is equivalent to the disjunction of two; null if there is none. */
  private @Nullable LinearFormula joined(LinearFormula one, LinearFormula other) {
    if (one instanceof Next left && other instanceof Next right) {
      return next(or(left.operand(), right.operand()));
    } else if (one instanceof Until left
        && other instanceof Until right
        && left.left().equals(right.left())) {
      return until(left.left(), or(left.right(), right.right()));
    } else if (one instanceof Release left && other instanceof Release right) {
      if (left.right().equals(right.right())) {
        return release(or(left.left(), right.left()), left.right());
      }
      boolean always = left.left().equals(FALSE) && right.left().equals(FALSE);
      if (always && Persistence.isEventual(left.right()) && Persistence.isEventual(right.right())) {
        return release(FALSE, or(left.right(), right.right()));
      }
    }
    return null;
  }

  private static List<LinearFormula> parts(LinearFormula formula) {
    if (formula instanceof Or or) {
      List<LinearFormula> parts = new ArrayList<>(parts(or.left()));
      parts.addAll(parts(or.right()));
      return parts;
    }
    return formula.equals(FALSE) ? List.of() : List.of(formula);
  }
}
