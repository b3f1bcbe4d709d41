package io.mazurka.temporal.branching;

import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.BranchingFormula.And;
import io.mazurka.temporal.formula.BranchingFormula.Atom;
import io.mazurka.temporal.formula.BranchingFormula.Constant;
import io.mazurka.temporal.formula.BranchingFormula.Not;
import io.mazurka.temporal.formula.BranchingFormula.Or;
import io.mazurka.temporal.formula.BranchingFormula.SomeAlways;
import io.mazurka.temporal.formula.BranchingFormula.SomeNext;
import io.mazurka.temporal.formula.BranchingFormula.SomeUntil;
import io.mazurka.temporal.graph.GraphPlan;
import io.mazurka.testkit.Plan;
import java.util.Random;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A graph and a formula of branching time. */
record BranchingPlan(GraphPlan graph, BranchingFormula formula) implements Plan<BranchingPlan> {

  static BranchingPlan draw(long seed, int mostStates) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L);
    int atoms = 1 + random.nextInt(2);
    return new BranchingPlan(
        GraphPlan.draw(random, mostStates, atoms, 2), formula(random, atoms, random.nextInt(6)));
  }

  private static BranchingFormula formula(Random random, int atoms, int operators) {
    if (operators == 0) {
      return random.nextInt(12) == 0
          ? new Constant(random.nextBoolean())
          : new Atom(random.nextInt(atoms));
    }
    int kind = random.nextInt(12);
    if (kind < 8) {
      BranchingFormula operand = formula(random, atoms, operators - 1);
      return switch (kind) {
        case 0 -> new Not(operand);
        case 1 -> new SomeNext(operand);
        case 2 -> BranchingFormula.allNext(operand);
        case 3 -> new SomeAlways(operand);
        case 4 -> BranchingFormula.allAlways(operand);
        case 5 -> BranchingFormula.someEventually(operand);
        case 6 -> BranchingFormula.allEventually(operand);
        default -> new Not(new SomeAlways(operand));
      };
    }
    int less = random.nextInt(operators);
    BranchingFormula left = formula(random, atoms, less);
    BranchingFormula right = formula(random, atoms, operators - 1 - less);
    return switch (kind) {
      case 8 -> new And(left, right);
      case 9 -> new Or(left, right);
      case 10 -> new SomeUntil(left, right);
      default -> BranchingFormula.allUntil(left, right);
    };
  }

  @Override
  public Stream<BranchingPlan> smaller() {
    return Stream.concat(
        smaller(formula).map(less -> new BranchingPlan(graph, less)),
        graph.smaller().map(less -> new BranchingPlan(less, formula)));
  }

  private static Stream<BranchingFormula> smaller(BranchingFormula formula) {
    if (formula instanceof Not not) {
      return smaller(not.operand(), Not::new);
    } else if (formula instanceof SomeNext next) {
      return smaller(next.operand(), SomeNext::new);
    } else if (formula instanceof SomeAlways always) {
      return smaller(always.operand(), SomeAlways::new);
    } else if (formula instanceof And and) {
      return smaller(and.left(), and.right(), And::new);
    } else if (formula instanceof Or or) {
      return smaller(or.left(), or.right(), Or::new);
    } else if (formula instanceof SomeUntil until) {
      return smaller(until.left(), until.right(), SomeUntil::new);
    }
    return formula instanceof Atom ? Stream.of(new Constant(true)) : Stream.of();
  }

  private static Stream<BranchingFormula> smaller(
      BranchingFormula operand, UnaryOperator<BranchingFormula> operator) {
    return Stream.concat(Stream.of(operand), smaller(operand).map(operator));
  }

  private static Stream<BranchingFormula> smaller(
      BranchingFormula left, BranchingFormula right, BinaryOperator<BranchingFormula> operator) {
    return Stream.of(
            Stream.of(left, right),
            smaller(left).map(less -> operator.apply(less, right)),
            smaller(right).map(less -> operator.apply(left, less)))
        .flatMap(each -> each);
  }

  @Override
  public String toString() {
    return "%s%n%s".formatted(graph, formula);
  }
}
