package io.mazurka.differential.temporal;

import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.StarFormula;
import java.util.Random;

/**
 * Draws small random formulas.
 *
 * @param atoms the number of atoms
 * @param next whether formulas may contain the next operator
 */
record FormulaGenerator(Random random, int atoms, boolean next) {

  /** A formula of linear time with this many operators, some of which combine two. */
  LinearFormula linear(int operators) {
    if (operators == 0) {
      return new LinearFormula.Atom(random.nextInt(atoms));
    }
    int less = random.nextInt(operators);
    return switch (random.nextInt(next ? 10 : 9)) {
      case 0 -> LinearFormula.not(linear(operators - 1));
      case 1 -> LinearFormula.eventually(linear(operators - 1));
      case 2 -> LinearFormula.always(linear(operators - 1));
      case 3 -> LinearFormula.always(LinearFormula.eventually(linear(operators - 1)));
      case 4 -> new LinearFormula.Until(linear(less), linear(operators - 1 - less));
      case 5 -> new LinearFormula.Or(linear(less), linear(operators - 1 - less));
      case 6 -> new LinearFormula.And(linear(less), linear(operators - 1 - less));
      case 7 -> LinearFormula.weakUntil(linear(less), linear(operators - 1 - less));
      case 8 -> LinearFormula.leadsTo(linear(less), linear(operators - 1 - less));
      default -> new LinearFormula.Next(linear(operators - 1));
    };
  }

  /**
   * A formula of CTL* with this many operators, some of which combine two.
   *
   * @param aboutState whether it is about a state; otherwise it is about a path
   */
  StarFormula star(int operators, boolean aboutState) {
    if (operators == 0) {
      return new StarFormula.Atom(random.nextInt(atoms));
    }
    int less = random.nextInt(operators);
    return switch (random.nextInt(aboutState ? 10 : 20)) {
      case 0 -> new StarFormula.Not(star(operators - 1, aboutState));
      case 1 -> new StarFormula.And(star(less, aboutState), star(operators - 1 - less, aboutState));
      case 2 -> new StarFormula.Or(star(less, aboutState), star(operators - 1 - less, aboutState));
      case 3 -> {
        StarFormula operand = star(operators - 1, next);
        yield next ? StarFormula.allSteps(operand) : StarFormula.allPaths(operand);
      }
      case 4 -> {
        StarFormula operand = star(operators - 1, next);
        yield next ? new StarFormula.SomeStep(operand) : new StarFormula.SomePath(operand);
      }
      case 5, 6 -> new StarFormula.SomePath(star(operators - 1, false));
      case 7, 8, 9 -> StarFormula.allPaths(star(operators - 1, false));
      case 10, 11 -> StarFormula.eventually(star(operators - 1, false));
      case 12, 13 -> StarFormula.always(star(operators - 1, false));
      case 14, 15 -> StarFormula.always(StarFormula.eventually(star(operators - 1, false)));
      case 16 -> new StarFormula.Release(star(less, false), star(operators - 1 - less, false));
      case 17 -> {
        StarFormula operand = star(operators - 1, false);
        yield next ? new StarFormula.Next(operand) : StarFormula.eventually(operand);
      }
      default -> new StarFormula.Until(star(less, false), star(operators - 1 - less, false));
    };
  }

  /** A formula of branching time with this many operators. */
  BranchingFormula branching(int operators) {
    if (operators == 0) {
      return new BranchingFormula.Atom(random.nextInt(atoms));
    }
    int less = random.nextInt(operators);
    return switch (random.nextInt(next ? 11 : 9)) {
      case 0 -> BranchingFormula.not(branching(operators - 1));
      case 1 -> BranchingFormula.someEventually(branching(operators - 1));
      case 2 -> BranchingFormula.allAlways(branching(operators - 1));
      case 3 -> BranchingFormula.allEventually(branching(operators - 1));
      case 4 -> new BranchingFormula.SomeAlways(branching(operators - 1));
      case 5 -> new BranchingFormula.SomeUntil(branching(less), branching(operators - 1 - less));
      case 6 -> BranchingFormula.allUntil(branching(less), branching(operators - 1 - less));
      case 7 -> new BranchingFormula.Or(branching(less), branching(operators - 1 - less));
      case 8 -> new BranchingFormula.And(branching(less), branching(operators - 1 - less));
      case 9 -> new BranchingFormula.SomeNext(branching(operators - 1));
      default -> BranchingFormula.allNext(branching(operators - 1));
    };
  }
}
