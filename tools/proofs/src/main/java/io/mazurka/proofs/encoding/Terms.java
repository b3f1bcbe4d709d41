package io.mazurka.proofs.encoding;

import io.mazurka.expressions.tree.Addition;
import io.mazurka.expressions.tree.Arithmetic;
import io.mazurka.expressions.tree.ArrayRead;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Conditional;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.Connective.Implication;
import io.mazurka.expressions.tree.Connective.Not;
import io.mazurka.expressions.tree.Constant;
import io.mazurka.expressions.tree.Indicator;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.IsSet;
import io.mazurka.expressions.tree.Negation;
import io.mazurka.expressions.tree.Quantified;
import io.mazurka.expressions.tree.Read;
import io.mazurka.expressions.tree.Total;
import io.mazurka.expressions.variables.StateVariable;
import java.util.List;
import java.util.function.Function;

/**
 * Translates trees into SMT-LIB terms.
 *
 * @param symbols the term for a variable: a formula if it is Boolean, else a number
 */
public record Terms(Function<StateVariable, String> symbols) {

  /** The term of a condition. */
  public String of(BooleanExpression condition) {
    if (condition instanceof IsSet isSet) {
      return symbols.apply(isSet.variable());
    }
    if (condition instanceof Comparison comparison) {
      return compared(comparison);
    }
    if (condition instanceof Not not) {
      return "(not " + of(not.part()) + ")";
    }
    if (condition instanceof All all) {
      return joined("and", "true", all.parts());
    }
    if (condition instanceof Any any) {
      return joined("or", "false", any.parts());
    }
    if (condition instanceof Implication implication) {
      return "(=> " + of(implication.premise()) + " " + of(implication.conclusion()) + ")";
    }
    if (condition instanceof Quantified quantified) {
      return of(quantified.expanded());
    }
    throw new NotProvableException("%s cannot be told to a solver".formatted(condition));
  }

  private String compared(Comparison comparison) {
    String left = of(comparison.left());
    String right = of(comparison.right());
    return switch (comparison.relation()) {
      case EQUAL -> "(= " + left + " " + right + ")";
      case UNEQUAL -> "(not (= " + left + " " + right + "))";
      case LESS -> "(< " + left + " " + right + ")";
      case AT_MOST -> "(<= " + left + " " + right + ")";
      case GREATER -> "(> " + left + " " + right + ")";
      case AT_LEAST -> "(>= " + left + " " + right + ")";
    };
  }

  private String joined(String operator, String neutral, List<BooleanExpression> parts) {
    return joinedTerms(operator, neutral, parts.stream().map(this::of).toList());
  }

  /** Joins terms by an operator; an operator is used only for two terms or more. */
  public static String joinedTerms(String operator, String neutral, List<String> terms) {
    return switch (terms.size()) {
      case 0 -> neutral;
      case 1 -> terms.get(0);
      default -> "(" + operator + " " + String.join(" ", terms) + ")";
    };
  }

  /** The term of a number. */
  public String of(IntegerExpression number) {
    if (number instanceof Constant constant) {
      return literal(constant.number());
    }
    if (number instanceof Read read) {
      String symbol = symbols.apply(read.variable());
      return read.variable().isBoolean() ? "(ite " + symbol + " 1 0)" : symbol;
    }
    if (number instanceof ArrayRead read) {
      return element(read);
    }
    if (number instanceof Addition addition) {
      return joinedTerms("+", "0", addition.parts().stream().map(this::of).toList());
    }
    if (number instanceof Negation negation) {
      return "(- " + of(negation.part()) + ")";
    }
    if (number instanceof Arithmetic arithmetic) {
      return calculated(arithmetic);
    }
    if (number instanceof Indicator indicator) {
      return "(ite " + of(indicator.condition()) + " 1 0)";
    }
    if (number instanceof Conditional choice) {
      return "(ite %s %s %s)"
          .formatted(of(choice.condition()), of(choice.then()), of(choice.otherwise()));
    }
    if (number instanceof Total total) {
      return of(total.instances());
    }
    throw new NotProvableException("%s cannot be told to a solver".formatted(number));
  }

  private String calculated(Arithmetic arithmetic) {
    boolean linear =
        arithmetic.operator() == Arithmetic.Operator.TIMES
            ? arithmetic.left() instanceof Constant || arithmetic.right() instanceof Constant
            : arithmetic.right() instanceof Constant divisor && divisor.number() != 0;
    if (!linear) {
      throw new NotProvableException(
          "%s is not linear: of two numbers multiplied one has to be a constant, and so has what"
                  .formatted(arithmetic)
              + " is divided by");
    }
    String operator =
        switch (arithmetic.operator()) {
          case TIMES -> "*";
          case DIVIDED_BY -> "div";
          case REMAINDER -> "mod";
        };
    return "(%s %s %s)".formatted(operator, of(arithmetic.left()), of(arithmetic.right()));
  }

  /** The array element at a computed index, which is always a valid index of the array. */
  private String element(ArrayRead read) {
    boolean open = read.index().reads().stream().anyMatch(one -> one.type().isOpen());
    if (open || !read.isTotal()) {
      throw new NotProvableException(
          "%s may have no value: its index is not known to be there".formatted(read));
    }
    String index = of(read.index());
    String term = of(IntegerExpression.of(read.array().element(read.array().last())));
    for (long at = read.array().last() - 1; at >= read.array().first(); at--) {
      String element = of(IntegerExpression.of(read.array().element(at)));
      term = "(ite (= %s %s) %s %s)".formatted(index, literal(at), element, term);
    }
    return term;
  }

  /** The term for the value assigned to a variable: a formula if it is Boolean, else a number. */
  public String assigned(StateVariable target, IntegerExpression value) {
    if (!target.isBoolean()) {
      return of(value);
    }
    if (value instanceof Constant constant) {
      return constant.number() == 1 ? "true" : "false";
    }
    return value instanceof Indicator indicator
        ? of(indicator.condition())
        : "(= " + of(value) + " 1)";
  }

  /** A number in the syntax of SMT-LIB. */
  public static String literal(long number) {
    return number >= 0 ? String.valueOf(number) : "(- " + String.valueOf(number).substring(1) + ")";
  }
}
