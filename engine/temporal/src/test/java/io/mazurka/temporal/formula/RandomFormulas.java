package io.mazurka.temporal.formula;

import io.mazurka.temporal.formula.LinearFormula.And;
import io.mazurka.temporal.formula.LinearFormula.Atom;
import io.mazurka.temporal.formula.LinearFormula.Constant;
import io.mazurka.temporal.formula.LinearFormula.Next;
import io.mazurka.temporal.formula.LinearFormula.Not;
import io.mazurka.temporal.formula.LinearFormula.Or;
import io.mazurka.temporal.formula.LinearFormula.Release;
import io.mazurka.temporal.formula.LinearFormula.Until;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Draws formulas of linear and branching time, and takes parts of them away. */
public final class RandomFormulas {

  private RandomFormulas() {}

  /**
   * @param operators how many operators it has
   */
  public static LinearFormula linear(Random random, int atoms, int operators) {
    if (operators == 0) {
      return random.nextInt(16) == 0
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

  /** Some of the formulas that people write, joined: many of them need several acceptance sets. */
  public static LinearFormula usual(Random random, int atoms, int parts) {
    if (parts > 1) {
      LinearFormula left = usual(random, atoms, parts / 2);
      LinearFormula right = usual(random, atoms, parts - parts / 2);
      return switch (random.nextInt(6)) {
        case 0, 1, 2 -> new And(left, right);
        case 3 -> new Or(left, right);
        case 4 -> LinearFormula.implies(left, right);
        default -> new Until(left, right);
      };
    }
    LinearFormula one = linear(random, atoms, random.nextInt(3));
    LinearFormula other = linear(random, atoms, random.nextInt(3));
    return switch (random.nextInt(6)) {
      case 0, 1 -> LinearFormula.always(LinearFormula.eventually(one));
      case 2 -> LinearFormula.eventually(LinearFormula.always(one));
      case 3 -> LinearFormula.leadsTo(one, other);
      case 4 -> LinearFormula.weakUntil(one, other);
      default -> new Until(one, other);
    };
  }

  /**
   * @param operators how many operators it has, where one on all paths counts as one
   */
  public static BranchingFormula branching(Random random, int atoms, int operators) {
    if (operators == 0) {
      return random.nextInt(16) == 0
          ? new BranchingFormula.Constant(random.nextBoolean())
          : new BranchingFormula.Atom(random.nextInt(atoms));
    }
    int kind = random.nextInt(operators == 1 ? 7 : 13);
    if (kind < 7) {
      BranchingFormula operand = branching(random, atoms, operators - 1);
      return switch (kind) {
        case 0 -> BranchingFormula.not(operand);
        case 1 -> new BranchingFormula.SomeNext(operand);
        case 2 -> BranchingFormula.allNext(operand);
        case 3 -> BranchingFormula.someEventually(operand);
        case 4 -> BranchingFormula.allEventually(operand);
        case 5 -> new BranchingFormula.SomeAlways(operand);
        default -> BranchingFormula.allAlways(operand);
      };
    }
    int less = random.nextInt(operators);
    BranchingFormula left = branching(random, atoms, less);
    BranchingFormula right = branching(random, atoms, operators - 1 - less);
    return switch (kind) {
      case 7, 8 -> new BranchingFormula.And(left, right);
      case 9, 10 -> new BranchingFormula.Or(left, right);
      case 11 -> new BranchingFormula.SomeUntil(left, right);
      default -> BranchingFormula.allUntil(left, right);
    };
  }

  /**
   * @param operators how many operators it has; some shorthands count as one
   * @param aboutState whether it is about a state; otherwise it is about a path
   */
  public static StarFormula star(Random random, int atoms, int operators, boolean aboutState) {
    if (operators == 0) {
      return random.nextInt(16) == 0
          ? new StarFormula.Constant(random.nextBoolean())
          : new StarFormula.Atom(random.nextInt(atoms));
    }
    int kind = random.nextInt(operators > 1 ? 10 : 8);
    if (kind == 8 || kind == 9) {
      int less = random.nextInt(operators);
      StarFormula left = star(random, atoms, less, aboutState);
      StarFormula right = star(random, atoms, operators - 1 - less, aboutState);
      return kind == 8 ? new StarFormula.And(left, right) : new StarFormula.Or(left, right);
    } else if (kind == 7) {
      return new StarFormula.Not(star(random, atoms, operators - 1, aboutState));
    } else if (aboutState || kind == 6) {
      boolean step = random.nextInt(5) == 0;
      StarFormula operand = star(random, atoms, operators - 1, step);
      boolean all = random.nextBoolean();
      if (step) {
        return all ? StarFormula.allSteps(operand) : new StarFormula.SomeStep(operand);
      }
      return all ? StarFormula.allPaths(operand) : new StarFormula.SomePath(operand);
    } else if (kind < 4) {
      StarFormula operand = star(random, atoms, operators - 1, false);
      return switch (kind) {
        case 0 -> new StarFormula.Next(operand);
        case 1 -> StarFormula.eventually(operand);
        case 2 -> StarFormula.always(operand);
        default -> StarFormula.always(StarFormula.eventually(operand));
      };
    }
    int less = random.nextInt(operators);
    StarFormula left = star(random, atoms, less, false);
    StarFormula right = star(random, atoms, operators - 1 - less, false);
    return kind == 4 ? new StarFormula.Until(left, right) : new StarFormula.Release(left, right);
  }

  /** Formulas about states with less in them. */
  public static Stream<StarFormula> smaller(StarFormula formula) {
    Stream<StarFormula> parts =
        formula.operands().stream()
            .filter(operand -> !formula.isAboutState() || operand.isAboutState());
    return Stream.of(
            parts,
            formula instanceof StarFormula.Atom
                ? Stream.of(new StarFormula.Constant(true))
                : Stream.<StarFormula>of(),
            IntStream.range(0, formula.operands().size())
                .boxed()
                .flatMap(
                    index ->
                        smaller(formula.operands().get(index))
                            .map(less -> with(formula, index, less))))
        .flatMap(each -> each);
  }

  private static StarFormula with(StarFormula formula, int index, StarFormula operand) {
    List<StarFormula> operands = new ArrayList<>(formula.operands());
    operands.set(index, operand);
    StarFormula left = operands.get(0);
    StarFormula right = operands.get(operands.size() - 1);
    if (formula instanceof StarFormula.Not) {
      return new StarFormula.Not(left);
    } else if (formula instanceof StarFormula.Next) {
      return new StarFormula.Next(left);
    } else if (formula instanceof StarFormula.SomePath) {
      return new StarFormula.SomePath(left);
    } else if (formula instanceof StarFormula.SomeStep) {
      return new StarFormula.SomeStep(left);
    } else if (formula instanceof StarFormula.And) {
      return new StarFormula.And(left, right);
    } else if (formula instanceof StarFormula.Or) {
      return new StarFormula.Or(left, right);
    } else if (formula instanceof StarFormula.Until) {
      return new StarFormula.Until(left, right);
    }
    return new StarFormula.Release(left, right);
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
