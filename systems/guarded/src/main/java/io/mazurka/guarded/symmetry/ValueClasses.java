package io.mazurka.guarded.symmetry;

import io.mazurka.expressions.tree.Addition;
import io.mazurka.expressions.tree.Arithmetic;
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
import io.mazurka.expressions.tree.Indicator;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.Negation;
import io.mazurka.expressions.tree.Quantified;
import io.mazurka.expressions.tree.Read;
import io.mazurka.expressions.tree.Total;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.expressions.variables.VariableType;
import io.mazurka.expressions.variables.VariableType.Kind;
import java.util.List;

/**
 * Classes of variables whose values are compared or assigned to each other. The values of a class
 * may be renamed if they are only tested for equality, assigned, and used as indices of arrays, as
 * those of a scalarset (Ip and Dill 1996); the values of other variables mean numbers.
 */
final class ValueClasses {

  /** The class of all numbers that mean themselves. */
  static final int NUMBERS = 0;

  /** The class of an expression in which no variable tells it. */
  private static final int OPEN = -1;

  private static final int MOST_VALUES = 64;

  private final int[] parent;
  private final List<StateVariable> variables;

  ValueClasses(List<StateVariable> variables) {
    this.variables = variables;
    this.parent = new int[1 + variables.size()];
    for (int node = 0; node < parent.length; node++) {
      parent[node] = node;
    }
  }

  /**
   * Moves to the numbers all variables of classes that are too large or of several types; to be
   * called when all expressions are known.
   */
  void settle() {
    for (StateVariable variable : variables) {
      int root = find(variable.slot() + 1);
      VariableType type = variable.type();
      boolean bounded = type.kind() == Kind.BOOLEAN || type.kind() == Kind.BOUNDED;
      boolean alike = root == NUMBERS || type.equals(variables.get(root - 1).type());
      if (!bounded || !alike || type.size() > MOST_VALUES) {
        join(root, NUMBERS);
      }
    }
  }

  private int find(int node) {
    int root = node;
    while (parent[root] != root) {
      root = parent[root];
    }
    return root;
  }

  private void join(int one, int other) {
    if (one != OPEN && other != OPEN) {
      int first = find(one);
      int second = find(other);
      parent[Math.max(first, second)] = Math.min(first, second);
    }
  }

  /** The class of a variable. */
  int of(StateVariable variable) {
    return find(variable.slot() + 1);
  }

  /** A variable of a class other than the numbers. */
  StateVariable variable(int root) {
    return variables.get(root - 1);
  }

  /** The class of an assignment's or a comparison's two sides. */
  int of(IntegerExpression one, IntegerExpression other) {
    int first = classOf(one);
    int second = first == OPEN ? classOf(other) : first;
    return second == OPEN ? NUMBERS : find(second);
  }

  /** The class of the value of an expression. */
  int of(IntegerExpression number) {
    return of(number, number);
  }

  private int classOf(IntegerExpression number) {
    if (number instanceof Read read) {
      return of(read.variable());
    } else if (number instanceof ArrayRead read) {
      return of(read.array().elements().get(0));
    } else if (number instanceof Conditional choice) {
      int then = classOf(choice.then());
      return then == OPEN ? classOf(choice.otherwise()) : then;
    }
    return number instanceof Constant ? OPEN : NUMBERS;
  }

  /** Learns from an assignment. */
  void addAssignment(StateVariable target, IntegerExpression value) {
    join(target.slot() + 1, add(value));
  }

  /** Learns from a condition. */
  void add(BooleanExpression condition) {
    if (condition instanceof Comparison comparison) {
      int left = add(comparison.left());
      int right = add(comparison.right());
      if (comparison.relation() == Relation.EQUAL || comparison.relation() == Relation.UNEQUAL) {
        join(left, right);
      } else {
        join(left, NUMBERS);
        join(right, NUMBERS);
      }
    } else if (condition instanceof All all) {
      all.parts().forEach(this::add);
    } else if (condition instanceof Any any) {
      any.parts().forEach(this::add);
    } else if (condition instanceof Not not) {
      add(not.part());
    } else if (condition instanceof Implication implication) {
      add(implication.premise());
      add(implication.conclusion());
    } else if (condition instanceof Quantified quantified) {
      quantified.instances().forEach(this::add);
    }
  }

  /** Learns from a number; returns its class. */
  private int add(IntegerExpression number) {
    if (number instanceof ArrayRead read) {
      add(read.index());
      List<StateVariable> elements = read.array().elements();
      elements.forEach(element -> join(elements.get(0).slot() + 1, element.slot() + 1));
    } else if (number instanceof Conditional choice) {
      add(choice.condition());
      int then = add(choice.then());
      int otherwise = add(choice.otherwise());
      join(then, otherwise);
    } else if (number instanceof Indicator indicator) {
      add(indicator.condition());
    } else if (number instanceof Addition sum) {
      sum.parts().forEach(part -> join(add(part), NUMBERS));
    } else if (number instanceof Negation negation) {
      join(add(negation.part()), NUMBERS);
    } else if (number instanceof Arithmetic arithmetic) {
      join(add(arithmetic.left()), NUMBERS);
      join(add(arithmetic.right()), NUMBERS);
    } else if (number instanceof Total total) {
      add(total.instances());
    }
    return classOf(number);
  }
}
