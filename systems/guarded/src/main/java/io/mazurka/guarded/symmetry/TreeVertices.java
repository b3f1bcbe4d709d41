package io.mazurka.guarded.symmetry;

import io.mazurka.expressions.tree.Addition;
import io.mazurka.expressions.tree.Arithmetic;
import io.mazurka.expressions.tree.Arithmetic.Operator;
import io.mazurka.expressions.tree.ArrayRead;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Comparison.Relation;
import io.mazurka.expressions.tree.Conditional;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.Connective.Implication;
import io.mazurka.expressions.tree.Connective.Not;
import io.mazurka.expressions.tree.Constant;
import io.mazurka.expressions.tree.Expression;
import io.mazurka.expressions.tree.Indicator;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.IsSet;
import io.mazurka.expressions.tree.Negation;
import io.mazurka.expressions.tree.Quantified;
import io.mazurka.expressions.tree.Quantified.Quantifier;
import io.mazurka.expressions.tree.Read;
import io.mazurka.expressions.tree.Total;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.kernel.symmetry.graph.ColouredGraph;
import java.util.ArrayList;
import java.util.List;

/**
 * Expressions as vertices of a graph. Expressions that differ only in the order of operands that
 * commute, in nesting, or in where a negation stands have the same shape. An order that decides
 * which operands are evaluated at all is kept.
 */
final class TreeVertices {

  /** The label of edges to operands whose order does not matter. */
  private static final int ANY_ORDER = 0;

  private final ColouredGraph.Builder graph;
  private final ValueVertices values;

  TreeVertices(ColouredGraph.Builder graph, ValueVertices values) {
    this.graph = graph;
    this.values = values;
  }

  /** A vertex for a condition. */
  int condition(BooleanExpression condition) {
    return condition(condition, true);
  }

  /**
   * A vertex for a condition or its opposite.
   *
   * @param positive whether it is the condition itself
   */
  private int condition(BooleanExpression condition, boolean positive) {
    if (condition instanceof IsSet set) {
      return equality(
          values.of(set.variable()), values.of(set.variable(), positive ? 1 : 0), "equal");
    } else if (condition instanceof Not not) {
      return condition(not.part(), !positive);
    } else if (condition instanceof Comparison comparison) {
      return comparison(comparison, positive);
    } else if (condition instanceof All
        || condition instanceof Any
        || condition instanceof Implication
        || condition instanceof Quantified) {
      List<Operand> operands = new ArrayList<>();
      boolean conjunction = isConjunction(condition) == positive;
      flatten(condition, positive, conjunction, operands);
      return joined(conjunction, condition.isTotal(), operands);
    }
    throw new IllegalArgumentException("no condition of programs: " + condition);
  }

  /** A condition or its opposite. */
  private record Operand(BooleanExpression condition, boolean positive) {}

  private static boolean isConjunction(BooleanExpression condition) {
    return condition instanceof All
        || (condition instanceof Quantified all && all.quantifier() == Quantifier.FORALL);
  }

  private static boolean isDisjunction(BooleanExpression condition) {
    return condition instanceof Any
        || condition instanceof Implication
        || (condition instanceof Quantified some && some.quantifier() == Quantifier.EXISTS);
  }

  /** Adds the operands of nested conjunctions, or of nested disjunctions. */
  private static void flatten(
      BooleanExpression condition, boolean positive, boolean conjunction, List<Operand> operands) {
    if (condition instanceof Not not) {
      flatten(not.part(), !positive, conjunction, operands);
    } else if (conjunction == positive ? isConjunction(condition) : isDisjunction(condition)) {
      if (condition instanceof Implication implication) {
        flatten(implication.premise(), !positive, conjunction, operands);
        flatten(implication.conclusion(), positive, conjunction, operands);
      } else {
        parts(condition).forEach(part -> flatten(part, positive, conjunction, operands));
      }
    } else {
      operands.add(new Operand(condition, positive));
    }
  }

  private static List<BooleanExpression> parts(BooleanExpression condition) {
    if (condition instanceof All all) {
      return all.parts();
    }
    return condition instanceof Any any ? any.parts() : ((Quantified) condition).instances();
  }

  private int joined(boolean conjunction, boolean total, List<Operand> operands) {
    List<Integer> vertices =
        operands.stream().map(one -> condition(one.condition(), one.positive())).toList();
    return vertices.size() == 1
        ? vertices.get(0)
        : node(List.of(conjunction ? "all" : "any", total), total, vertices);
  }

  private int node(Object colour, boolean commutes, List<Integer> operands) {
    int node = graph.vertex(colour);
    for (int index = 0; index < operands.size(); index++) {
      graph.edge(node, operands.get(index), commutes ? ANY_ORDER : index + 1);
    }
    return node;
  }

  private int equality(int left, int right, String relation) {
    return node(relation, true, List.of(left, right));
  }

  private int comparison(Comparison comparison, boolean positive) {
    IntegerExpression left = comparison.left();
    IntegerExpression right = comparison.right();
    Relation relation = positive ? comparison.relation() : opposite(comparison.relation());
    switch (relation) {
      case EQUAL, UNEQUAL -> {
        int its = values.classes().of(left, right);
        if (relation == Relation.UNEQUAL && isOfTwo(left, right)) {
          return equality(number(left, its), values.other((Read) left, (Constant) right), "equal");
        }
        return equality(
            number(left, its),
            number(right, its),
            relation == Relation.EQUAL ? "equal" : "unequal");
      }
      case GREATER -> {
        return node("less", false, List.of(plain(right), plain(left)));
      }
      case AT_LEAST -> {
        return node("at most", false, List.of(plain(right), plain(left)));
      }
      default -> {
        String colour = relation == Relation.LESS ? "less" : "at most";
        return node(colour, false, List.of(plain(left), plain(right)));
      }
    }
  }

  /** Whether a variable that has two values is compared with one of them. */
  private static boolean isOfTwo(IntegerExpression left, IntegerExpression right) {
    return left instanceof Read read
        && right instanceof Constant constant
        && read.variable().type().contains(constant.number())
        && read.variable().type().high() - read.variable().type().low() == 1;
  }

  private static Relation opposite(Relation relation) {
    return switch (relation) {
      case EQUAL -> Relation.UNEQUAL;
      case UNEQUAL -> Relation.EQUAL;
      case LESS -> Relation.AT_LEAST;
      case AT_MOST -> Relation.GREATER;
      case GREATER -> Relation.AT_MOST;
      case AT_LEAST -> Relation.LESS;
    };
  }

  /** A vertex for a number that means itself. */
  private int plain(IntegerExpression number) {
    return number(number, ValueClasses.NUMBERS);
  }

  /**
   * A vertex for a number.
   *
   * @param its the class of values that it belongs to
   */
  int number(IntegerExpression number, int its) {
    if (number instanceof Constant constant) {
      return values.of(its, constant.number());
    } else if (number instanceof Read read) {
      return values.of(read.variable());
    } else if (number instanceof ArrayRead read) {
      return element(read);
    } else if (number instanceof Conditional choice) {
      int condition = condition(choice.condition(), true);
      return node(
          "if",
          false,
          List.of(condition, number(choice.then(), its), number(choice.otherwise(), its)));
    } else if (number instanceof Indicator indicator) {
      return node("indicator", false, List.of(condition(indicator.condition(), true)));
    } else if (number instanceof Negation negation) {
      return node("negative", false, List.of(plain(negation.part())));
    } else if (number instanceof Addition sum) {
      boolean total = sum.isTotal();
      return node(List.of("sum", total), total, sum.parts().stream().map(this::plain).toList());
    } else if (number instanceof Total total) {
      return number(total.instances(), its);
    } else if (number instanceof Arithmetic arithmetic) {
      return node(
          arithmetic.operator(),
          arithmetic.operator() == Operator.TIMES,
          List.of(plain(arithmetic.left()), plain(arithmetic.right())));
    }
    throw unknown(number);
  }

  private static IllegalArgumentException unknown(Expression expression) {
    return new IllegalArgumentException("no expression of programs: " + expression);
  }

  /** An element of an array, whatever its name is: which variable there is at which index. */
  private int element(ArrayRead read) {
    int indices = values.classes().of(read.index());
    int node = graph.vertex("element");
    graph.edge(node, number(read.index(), indices), "index");
    for (int at = 0; at < read.array().elements().size(); at++) {
      StateVariable element = read.array().elements().get(at);
      int entry = graph.vertex("entry");
      graph.edge(entry, values.of(indices, read.array().first() + at), "at");
      graph.edge(entry, values.of(element), "is");
      graph.edge(node, entry, "entry");
    }
    return node;
  }
}
