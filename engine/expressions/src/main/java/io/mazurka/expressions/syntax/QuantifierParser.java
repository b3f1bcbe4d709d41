package io.mazurka.expressions.syntax;

import io.mazurka.expressions.tree.Expression;
import io.mazurka.expressions.tree.IndexVariable;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.Quantified;
import io.mazurka.expressions.tree.Quantified.Quantifier;
import io.mazurka.expressions.tree.Total;
import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads quantifiers: {@code forall i, j in 1..3: ...}, and likewise {@code exists}, {@code count}
 * and {@code sum}.
 */
final class QuantifierParser {

  static final List<String> WORDS = List.of("forall", "exists", "count", "sum");

  private static final long MOST_INSTANCES = 100_000;

  private final ExpressionScanner scanner;
  private final BoundNames names;
  private final Supplier<Expression> nested;

  /** The number of copies of the body that the enclosing quantifiers make. */
  private long instances = 1;

  QuantifierParser(ExpressionScanner scanner, BoundNames names, Supplier<Expression> nested) {
    this.scanner = scanner;
    this.names = names;
    this.nested = nested;
  }

  /** Reads a quantified expression; null if none comes next. */
  @Nullable Expression quantified() {
    for (String word : WORDS) {
      if (scanner.acceptWord(word)) {
        return quantified(word);
      }
    }
    return null;
  }

  private Expression quantified(String word) {
    List<String> indices = new ArrayList<>();
    do {
      indices.add(scanner.identifier());
    } while (scanner.accept(","));
    scanner.expectWord("in");
    int column = scanner.column();
    IndexVariable range = range();
    scanner.expect(":");
    long before = instances;
    for (String index : indices) {
      names.bind(new IndexVariable(index, range.first(), range.last()));
      multiply(range, column);
    }
    Expression result = body(word, nested.get());
    for (int count = indices.size(); count > 0; count--) {
      result = bound(word, names.release(), result);
    }
    instances = before;
    return result;
  }

  private void multiply(IndexVariable range, int column) {
    long beyondFirst = range.last() - range.first();
    boolean many =
        range.last() > range.first() && (beyondFirst < 0 || beyondFirst > MOST_INSTANCES);
    instances = many ? MOST_INSTANCES + 1 : instances * Math.max(1, beyondFirst + 1);
    if (instances > MOST_INSTANCES) {
      throw new SyntaxException(
          column, "its body would stand for more than %d".formatted(MOST_INSTANCES));
    }
  }

  private static Expression body(String word, Expression body) {
    return switch (word) {
      case "sum" -> body.asNumber();
      case "count" -> body.asCondition().asNumber();
      default -> body.asCondition();
    };
  }

  private static Expression bound(String word, IndexVariable index, Expression body) {
    return switch (word) {
      case "forall" -> Quantified.of(Quantifier.FORALL, index, body.asCondition());
      case "exists" -> Quantified.of(Quantifier.EXISTS, index, body.asCondition());
      default -> Total.of(index, body.asNumber());
    };
  }

  /**
   * Reads a range: the indices of an array, or all numbers between two. The index in the result has
   * no name yet.
   */
  private IndexVariable range() {
    String array = scanner.known(name -> names.find(name) instanceof Denotation.Indexed);
    if (array != null && names.find(array) instanceof Denotation.Indexed found) {
      Interval indices = found.array().indices();
      return new IndexVariable("", indices.low(), indices.high());
    }
    long first = bound();
    scanner.expect("..");
    return new IndexVariable("", first, bound());
  }

  private long bound() {
    int column = scanner.column();
    IntegerExpression bound = nested.get().asNumber();
    try {
      if (bound.reads().isEmpty()) {
        return bound.value(new int[0]);
      }
    } catch (EvaluationException e) {
      // Refused below: the bound contains an index, or has no value.
    }
    throw new SyntaxException(column, "a range has numbers at both ends, such as 1..3");
  }
}
