package io.mazurka.temporal.formula;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/**
 * The largest parts of formulas that are about a single state. In a conjunction or disjunction of
 * many operands, those operands that are about a single state together form one part.
 */
public final class PropositionalParts {

  private PropositionalParts() {}

  /** The parts of a formula, without repetitions and without constants. */
  public static Set<TemporalFormula> of(TemporalFormula formula) {
    Set<TemporalFormula> parts = new LinkedHashSet<>();
    collect(formula, parts);
    return parts;
  }

  /**
   * The parts of a formula and, of formulas that say that something always implies something, the
   * premises. If all of them are the same along two executions, the formula holds for both or for
   * none, and its premises are met by both or by none.
   */
  public static Set<TemporalFormula> withPremises(TemporalFormula formula) {
    Set<TemporalFormula> parts = of(formula);
    addPremises(formula, parts);
    return parts;
  }

  private static void addPremises(TemporalFormula formula, Set<TemporalFormula> parts) {
    if (formula instanceof LinearFormula.Release always
        && always.right() instanceof LinearFormula.Or implication
        && implication.left() instanceof LinearFormula.Not not
        && isPropositional(not.operand())) {
      add(not.operand(), parts);
    }
    formula.operands().forEach(operand -> addPremises(operand, parts));
  }

  private static void collect(TemporalFormula formula, Set<TemporalFormula> parts) {
    if (isPropositional(formula)) {
      add(formula, parts);
    } else if (isAnd(formula) || isOr(formula)) {
      Set<TemporalFormula> joined = new LinkedHashSet<>();
      flatten(formula, isAnd(formula), joined);
      joined.stream()
          .filter(PropositionalParts::isPropositional)
          .reduce(joining(formula))
          .ifPresent(part -> add(part, parts));
      joined.removeIf(PropositionalParts::isPropositional);
      joined.forEach(part -> collect(part, parts));
    } else {
      formula.operands().forEach(operand -> collect(operand, parts));
    }
  }

  private static void add(TemporalFormula part, Set<TemporalFormula> parts) {
    if (!part.operands().isEmpty() || isAtom(part)) {
      parts.add(part);
    }
  }

  private static void flatten(
      TemporalFormula formula, boolean conjunction, Set<TemporalFormula> operands) {
    if (conjunction ? isAnd(formula) : isOr(formula)) {
      formula.operands().forEach(operand -> flatten(operand, conjunction, operands));
    } else {
      operands.add(formula);
    }
  }

  /** Whether a formula is about a single state. */
  public static boolean isPropositional(TemporalFormula formula) {
    boolean temporal =
        formula instanceof BranchingFormula.SomePath
            || !(formula.operands().isEmpty() || isNot(formula) || isAnd(formula) || isOr(formula));
    return !temporal && formula.operands().stream().allMatch(PropositionalParts::isPropositional);
  }

  /**
   * Makes a condition of a formula about a single state.
   *
   * @param atom the condition of an atom
   * @param all makes a conjunction, {@code any} a disjunction, {@code not} the opposite
   */
  public static <T> T condition(
      TemporalFormula formula,
      IntFunction<T> atom,
      Function<List<T>, T> all,
      Function<List<T>, T> any,
      UnaryOperator<T> not) {
    if (formula instanceof LinearFormula.Atom one) {
      return atom.apply(one.number());
    } else if (formula instanceof BranchingFormula.Atom one) {
      return atom.apply(one.number());
    } else if (formula instanceof StarFormula.Atom one) {
      return atom.apply(one.number());
    }
    List<T> operands =
        formula.operands().stream().map(one -> condition(one, atom, all, any, not)).toList();
    if (isNot(formula)) {
      return not.apply(operands.get(0));
    }
    boolean conjunction = operands.isEmpty() ? holds(formula, 0) : isAnd(formula);
    return conjunction ? all.apply(operands) : any.apply(operands);
  }

  /**
   * Whether a formula about a single state holds there.
   *
   * @param label the atoms that hold in the state, a bit each
   */
  public static boolean holds(TemporalFormula formula, long label) {
    List<? extends TemporalFormula> operands = formula.operands();
    if (isNot(formula)) {
      return !holds(operands.get(0), label);
    } else if (isAnd(formula)) {
      return holds(operands.get(0), label) && holds(operands.get(1), label);
    } else if (isOr(formula)) {
      return holds(operands.get(0), label) || holds(operands.get(1), label);
    } else if (formula instanceof LinearFormula.Atom atom) {
      return (label >>> atom.number() & 1) != 0;
    } else if (formula instanceof BranchingFormula.Atom atom) {
      return (label >>> atom.number() & 1) != 0;
    } else if (formula instanceof StarFormula.Atom atom) {
      return (label >>> atom.number() & 1) != 0;
    }
    return formula.equals(new LinearFormula.Constant(true))
        || formula.equals(new BranchingFormula.Constant(true))
        || formula.equals(new StarFormula.Constant(true));
  }

  private static boolean isAtom(TemporalFormula formula) {
    return formula instanceof LinearFormula.Atom
        || formula instanceof BranchingFormula.Atom
        || formula instanceof StarFormula.Atom;
  }

  private static boolean isNot(TemporalFormula formula) {
    return formula instanceof LinearFormula.Not
        || formula instanceof BranchingFormula.Not
        || formula instanceof StarFormula.Not;
  }

  private static boolean isAnd(TemporalFormula formula) {
    return formula instanceof LinearFormula.And
        || formula instanceof BranchingFormula.And
        || formula instanceof StarFormula.And;
  }

  private static boolean isOr(TemporalFormula formula) {
    return formula instanceof LinearFormula.Or
        || formula instanceof BranchingFormula.Or
        || formula instanceof StarFormula.Or;
  }

  /** The operator of a conjunction or disjunction, as a function. */
  private static BinaryOperator<TemporalFormula> joining(TemporalFormula formula) {
    return (left, right) -> {
      if (left instanceof LinearFormula one && right instanceof LinearFormula other) {
        return isAnd(formula)
            ? new LinearFormula.And(one, other)
            : new LinearFormula.Or(one, other);
      }
      if (left instanceof StarFormula one && right instanceof StarFormula other) {
        return isAnd(formula) ? new StarFormula.And(one, other) : new StarFormula.Or(one, other);
      }
      BranchingFormula one = (BranchingFormula) left;
      BranchingFormula other = (BranchingFormula) right;
      return isAnd(formula)
          ? new BranchingFormula.And(one, other)
          : new BranchingFormula.Or(one, other);
    };
  }
}
