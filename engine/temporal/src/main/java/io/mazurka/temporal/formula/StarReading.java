package io.mazurka.temporal.formula;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Reads formulas of CTL* as formulas that are decided in other ways.
 *
 * <p>As a formula of branching time: a quantifier with one operator over time on formulas about
 * states becomes an operator of CTL. Disjunctions, and what comes before an until ends, are drawn
 * out of a quantifier; what is left of its path is a {@link BranchingFormula.SomePath} (Emerson and
 * Halpern 1986).
 */
public final class StarReading {

  private static final LinearFormula NEVER = new LinearFormula.Constant(false);

  /** The largest parts of the current path that are about a state; atoms of the path. */
  private final List<BranchingFormula> parts = new ArrayList<>();

  private StarReading() {}

  /** The same formula, which is about a state, with as few quantified paths as cheaply possible. */
  public static BranchingFormula branching(StarFormula formula) {
    if (formula instanceof StarFormula.Constant constant) {
      return new BranchingFormula.Constant(constant.value());
    } else if (formula instanceof StarFormula.Atom atom) {
      return new BranchingFormula.Atom(atom.number());
    } else if (formula instanceof StarFormula.Not not) {
      BranchingFormula operand = branching(not.operand());
      return operand instanceof BranchingFormula.Not twice
          ? twice.operand()
          : new BranchingFormula.Not(operand);
    } else if (formula instanceof StarFormula.And and) {
      return new BranchingFormula.And(branching(and.left()), branching(and.right()));
    } else if (formula instanceof StarFormula.Or or) {
      return new BranchingFormula.Or(branching(or.left()), branching(or.right()));
    } else if (formula instanceof StarFormula.SomeStep some) {
      return new BranchingFormula.SomeNext(branching(some.operand()));
    } else if (formula instanceof StarFormula.SomePath some) {
      StarReading reading = new StarReading();
      return reading.some(
          LinearNormalForm.of(
              path(
                  some.operand(), StarFormula::isAboutState, one -> reading.part(branching(one)))));
    }
    throw new IllegalArgumentException("about a path, not a state: " + formula);
  }

  /**
   * The formula of linear time that every execution has to satisfy for the formula to hold in every
   * initial state, if there obviously is one.
   */
  public static Optional<LinearFormula> linear(StarFormula formula) {
    return onAllPaths(formula, false);
  }

  private static Optional<LinearFormula> onAllPaths(StarFormula formula, boolean negated) {
    if (PropositionalParts.isPropositional(formula)) {
      return linear(formula, negated);
    } else if (formula instanceof StarFormula.Not not) {
      return onAllPaths(not.operand(), !negated);
    } else if (formula instanceof StarFormula.SomePath some) {
      return negated ? linear(some.operand(), true) : Optional.empty();
    }
    boolean conjunction = formula instanceof StarFormula.And != negated;
    boolean joined = formula instanceof StarFormula.And || formula instanceof StarFormula.Or;
    if (!joined
        || (!conjunction
            && formula.operands().stream().noneMatch(PropositionalParts::isPropositional))) {
      return Optional.empty();
    }
    Optional<LinearFormula> left = onAllPaths(formula.operands().get(0), negated);
    Optional<LinearFormula> right = onAllPaths(formula.operands().get(1), negated);
    return left.flatMap(
        one ->
            right.map(
                other ->
                    conjunction
                        ? new LinearFormula.And(one, other)
                        : new LinearFormula.Or(one, other)));
  }

  /** A formula without quantifiers as one of linear time; empty if it has some. */
  private static Optional<LinearFormula> linear(StarFormula formula, boolean negated) {
    if (isQuantified(formula)) {
      return Optional.empty();
    }
    LinearFormula whole =
        path(
            formula,
            StarFormula.Atom.class::isInstance,
            atom -> new LinearFormula.Atom(((StarFormula.Atom) atom).number()));
    return Optional.of(negated ? LinearFormula.not(whole) : whole);
  }

  private static boolean isQuantified(StarFormula formula) {
    return formula instanceof StarFormula.SomePath
        || formula instanceof StarFormula.SomeStep
        || formula.operands().stream().anyMatch(StarReading::isQuantified);
  }

  /**
   * A formula about paths as one of linear time.
   *
   * @param isPart whether a formula becomes an atom, or several
   */
  private static LinearFormula path(
      StarFormula formula,
      Predicate<StarFormula> isPart,
      Function<StarFormula, LinearFormula> part) {
    Function<StarFormula, LinearFormula> inside = one -> path(one, isPart, part);
    if (formula instanceof StarFormula.Constant constant) {
      return new LinearFormula.Constant(constant.value());
    } else if (isPart.test(formula)) {
      return part.apply(formula);
    } else if (formula instanceof StarFormula.Not not) {
      return new LinearFormula.Not(inside.apply(not.operand()));
    } else if (formula instanceof StarFormula.And and) {
      return new LinearFormula.And(inside.apply(and.left()), inside.apply(and.right()));
    } else if (formula instanceof StarFormula.Or or) {
      return new LinearFormula.Or(inside.apply(or.left()), inside.apply(or.right()));
    } else if (formula instanceof StarFormula.Next next) {
      return new LinearFormula.Next(inside.apply(next.operand()));
    } else if (formula instanceof StarFormula.Until until) {
      return new LinearFormula.Until(inside.apply(until.left()), inside.apply(until.right()));
    } else if (formula instanceof StarFormula.Release release) {
      return new LinearFormula.Release(inside.apply(release.left()), inside.apply(release.right()));
    }
    throw new IllegalArgumentException("a quantifier: " + formula);
  }

  private LinearFormula part(BranchingFormula part) {
    if (part instanceof BranchingFormula.Not not) {
      return new LinearFormula.Not(part(not.operand()));
    }
    if (!parts.contains(part)) {
      parts.add(part);
    }
    return new LinearFormula.Atom(parts.indexOf(part));
  }

  /** Some path satisfies a formula in negation normal form. */
  private BranchingFormula some(LinearFormula path) {
    if (PropositionalParts.isPropositional(path)) {
      return state(path);
    } else if (path instanceof LinearFormula.Or or) {
      return new BranchingFormula.Or(some(or.left()), some(or.right()));
    } else if (path instanceof LinearFormula.And and) {
      if (PropositionalParts.isPropositional(and.left())) {
        return new BranchingFormula.And(state(and.left()), some(and.right()));
      } else if (PropositionalParts.isPropositional(and.right())) {
        return new BranchingFormula.And(state(and.right()), some(and.left()));
      }
    } else if (path instanceof LinearFormula.Until until
        && PropositionalParts.isPropositional(until.left())) {
      return new BranchingFormula.SomeUntil(state(until.left()), some(until.right()));
    } else if (path instanceof LinearFormula.Release release
        && PropositionalParts.isPropositional(release.right())) {
      BranchingFormula until = state(release.right());
      if (until.size() <= BranchingFormula.MOST_REPEATED || release.left().equals(NEVER)) {
        return released(release.left(), until);
      }
    }
    return BranchingFormula.SomePath.of(path, parts);
  }

  private BranchingFormula released(LinearFormula end, BranchingFormula until) {
    BranchingFormula always = new BranchingFormula.SomeAlways(until);
    return end.equals(NEVER)
        ? always
        : new BranchingFormula.Or(
            new BranchingFormula.SomeUntil(until, new BranchingFormula.And(until, some(end))),
            always);
  }

  private BranchingFormula state(LinearFormula formula) {
    if (formula instanceof LinearFormula.Constant constant) {
      return new BranchingFormula.Constant(constant.value());
    } else if (formula instanceof LinearFormula.Atom atom) {
      return parts.get(atom.number());
    } else if (formula instanceof LinearFormula.Not not) {
      return new BranchingFormula.Not(state(not.operand()));
    } else if (formula instanceof LinearFormula.And and) {
      return new BranchingFormula.And(state(and.left()), state(and.right()));
    }
    LinearFormula.Or or = (LinearFormula.Or) formula;
    return new BranchingFormula.Or(state(or.left()), state(or.right()));
  }
}
