package io.mazurka.nets.formula;

import io.mazurka.expressions.syntax.ExpressionParser;
import io.mazurka.expressions.syntax.SyntaxException;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.Connective.Implication;
import io.mazurka.expressions.tree.Connective.Not;
import io.mazurka.expressions.tree.IsSet;
import io.mazurka.expressions.tree.Quantified;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.formula.AtomReader;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.nets.formula.StateCondition.Relation;
import io.mazurka.temporal.syntax.UnknownAtomException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text of a condition, such as {@code p1 + 2*p2 <= 3 & !(p3 >= 1)}. Comparisons of linear
 * sums of tokens become {@link StateCondition.Comparison}, which reductions understand; everything
 * else stays a tree.
 */
public final class ConditionReader {

  private ConditionReader() {}

  /** Parses a condition, whose names {@code vocabulary} knows. */
  public static StateCondition parse(AskedCondition asked, Vocabulary vocabulary) {
    return of(expression(asked, vocabulary));
  }

  /** Reads the atoms of formulas. */
  public static AtomReader<StateCondition> atoms(Vocabulary vocabulary) {
    return new AtomReader<>() {
      @Override
      public StateCondition read(String text) {
        return atom(text, vocabulary);
      }

      @Override
      public boolean reachesFar(String word) {
        return ExpressionParser.isQuantifier(word);
      }
    };
  }

  private static StateCondition atom(String text, Vocabulary vocabulary) {
    try {
      return of(ExpressionParser.condition(text, vocabulary));
    } catch (SyntaxException e) {
      throw new UnknownAtomException(e.column(), e.reason());
    }
  }

  /**
   * The left side of the condition, if it is an implication: an implication whose left side holds
   * nowhere says nothing.
   */
  public static Optional<StateCondition> premise(AskedCondition asked, Vocabulary vocabulary) {
    return Implication.premiseOf(expression(asked, vocabulary)).map(ConditionReader::of);
  }

  private static BooleanExpression expression(AskedCondition asked, Vocabulary vocabulary) {
    try {
      return ExpressionParser.condition(asked.text(), vocabulary);
    } catch (SyntaxException e) {
      throw new InvalidOptionException(
          "%s '%s': %s".formatted(asked.option(), asked.text(), e.getMessage()));
    }
  }

  private static StateCondition of(BooleanExpression expression) {
    if (expression instanceof NetPredicate predicate) {
      return predicate.condition();
    }
    if (expression instanceof IsSet set) {
      Sum level = Sum.of(set.variable().slot());
      return new StateCondition.Comparison(level.plus(Sum.constant(1), -1), Relation.EQUAL);
    }
    if (expression instanceof Not not) {
      return of(not.part()).negated();
    }
    if (expression instanceof Quantified quantified) {
      return of(quantified.expanded());
    }
    if (expression instanceof Implication implication) {
      return of(implication.expanded());
    }
    if (!expression.isTotal()) {
      // Parts of other conditions are evaluated in any order; here one part may guard another.
      return new StateCondition.Evaluated(expression, true);
    }
    if (expression instanceof All all) {
      return new StateCondition.All(all.parts().stream().map(ConditionReader::of).toList());
    }
    if (expression instanceof Any any) {
      return new StateCondition.Any(any.parts().stream().map(ConditionReader::of).toList());
    }
    if (expression instanceof Comparison comparison) {
      StateCondition linear = linear(comparison);
      return linear != null ? linear : new StateCondition.Evaluated(expression, true);
    }
    return new StateCondition.Evaluated(expression, true);
  }

  private static @Nullable StateCondition linear(Comparison comparison) {
    Sum difference = LinearForm.of(comparison.left().minus(comparison.right()));
    if (difference == null) {
      return null;
    }
    Sum zero = Sum.constant(0);
    return switch (comparison.relation()) {
      case AT_MOST -> StateCondition.Comparison.atLeast(zero, difference);
      case AT_LEAST -> StateCondition.Comparison.atLeast(difference, zero);
      case LESS -> StateCondition.Comparison.atLeast(difference, zero).negated();
      case GREATER -> StateCondition.Comparison.atLeast(zero, difference).negated();
      case EQUAL -> new StateCondition.Comparison(difference, Relation.EQUAL);
      case UNEQUAL ->
          isNeverNegative(difference)
              ? StateCondition.Comparison.atLeast(difference, Sum.constant(1))
              : new StateCondition.Comparison(difference, Relation.DIFFERENT);
    };
  }

  private static boolean isNeverNegative(Sum sum) {
    for (int term = 0; term < sum.size(); term++) {
      if (sum.coefficient(term) < 0) {
        return false;
      }
    }
    return sum.constant() >= 0;
  }
}
