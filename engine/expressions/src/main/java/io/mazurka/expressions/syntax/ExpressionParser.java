package io.mazurka.expressions.syntax;

import io.mazurka.expressions.tree.Addition;
import io.mazurka.expressions.tree.Arithmetic;
import io.mazurka.expressions.tree.Arithmetic.Operator;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Comparison.Relation;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.Constant;
import io.mazurka.expressions.tree.Expression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.Negation;
import io.mazurka.expressions.variables.VariableType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads expressions such as {@code !(a1 & a2)} or {@code forall i in 1..3: x[i] + y <= 1}. From the
 * weakest to the strongest operator: {@code <->}, {@code ->}, {@code |}, {@code ^}, {@code &},
 * comparisons, {@code + -}, {@code * / %}, and {@code ! ~ -} in front. Conditions count as 0 and 1
 * where a number is needed, and numbers hold where they are not 0.
 */
public final class ExpressionParser {

  private static final int MOST_NESTED = 200;
  private static final int MOST_REPEATED = 1000;

  private final ExpressionScanner scanner;
  private final Names names;
  private final AtomParser atoms;
  private int depth;

  /** The number of operators that follow one of the same kind; each makes the tree deeper. */
  private int repeated;

  private ExpressionParser(String text, Names names) {
    this.names = names;
    this.scanner = new ExpressionScanner(text);
    this.atoms = new AtomParser(scanner, names, this::nested);
  }

  /** Reads a condition. For example, {@code condition("x[1] <= 2", names)}. */
  public static BooleanExpression condition(String text, Names names) {
    return new ExpressionParser(text, names).whole().asCondition();
  }

  /** Reads an expression whose value is a number. */
  public static IntegerExpression number(String text, Names names) {
    return new ExpressionParser(text, names).whole().asNumber();
  }

  /**
   * Whether a word begins an expression that extends as far to the right as possible, such as
   * {@code forall}.
   */
  public static boolean isQuantifier(String word) {
    return QuantifierParser.WORDS.contains(word);
  }

  private Expression whole() {
    Expression expression = equivalence();
    if (!scanner.isAtEnd()) {
      throw scanner.unexpected("the end");
    }
    return expression;
  }

  /** Reads a nested expression. */
  private Expression nested() {
    return nested(this::equivalence);
  }

  /**
   * Reads a nested expression and limits the depth of trees, so that code that walks them needs no
   * deep stack.
   */
  private Expression nested(Supplier<Expression> inner) {
    if (++depth > MOST_NESTED) {
      throw scanner.problem("it is nested more than %d deep".formatted(MOST_NESTED));
    }
    Expression expression = inner.get();
    depth--;
    return expression;
  }

  private void repeat() {
    if (++repeated > MOST_REPEATED) {
      throw scanner.problem("more than %d operators follow each other".formatted(MOST_REPEATED));
    }
  }

  private Expression equivalence() {
    Expression left = implication();
    while (scanner.accept("<->")) {
      repeat();
      left =
          new Comparison(
              left.asCondition().asNumber(),
              Relation.EQUAL,
              implication().asCondition().asNumber());
    }
    return left;
  }

  private Expression implication() {
    Expression left = disjunction();
    if (!scanner.accept("->")) {
      return left;
    }
    return left.asCondition().implies(nested(this::implication).asCondition());
  }

  private Expression disjunction() {
    Expression first = difference();
    List<BooleanExpression> parts = new ArrayList<>();
    while (scanner.accept("|") || scanner.accept("||")) {
      if (parts.isEmpty()) {
        parts.add(first.asCondition());
      }
      parts.add(difference().asCondition());
    }
    return parts.isEmpty() ? first : new Any(parts);
  }

  private Expression difference() {
    Expression left = conjunction();
    while (scanner.accept("^")) {
      repeat();
      left = new Comparison(left.asNumber(), Relation.UNEQUAL, conjunction().asNumber());
    }
    return left;
  }

  private Expression conjunction() {
    Expression first = comparison();
    List<BooleanExpression> parts = new ArrayList<>();
    while (scanner.accept("&") || scanner.accept("&&")) {
      if (parts.isEmpty()) {
        parts.add(first.asCondition());
      }
      parts.add(comparison().asCondition());
    }
    return parts.isEmpty() ? first : new All(parts);
  }

  private Expression comparison() {
    Expression left = sum();
    List<BooleanExpression> parts = new ArrayList<>();
    for (Relation relation = relation(); relation != null; relation = relation()) {
      Expression right = value(left);
      parts.add(new Comparison(left.asNumber(), relation, right.asNumber()));
      left = right;
    }
    return parts.isEmpty() ? left : parts.size() == 1 ? parts.get(0) : new All(parts);
  }

  /**
   * The right side of a comparison: the name of a value of the variable on the left, or a number. A
   * name in quotes is one of a variable, if there is such a variable.
   */
  private Expression value(Expression left) {
    Optional<VariableType> type =
        left instanceof IntegerExpression number ? number.type() : Optional.empty();
    for (String word : type.map(VariableType::words).orElse(List.of())) {
      if (names.find(word) == null && scanner.acceptQuoted(word)) {
        return new Constant(type.get().value(word));
      }
    }
    String word = scanner.plainWord();
    if (type.isEmpty() || !type.get().words().contains(word) || scanner.isLonger(word)) {
      return sum();
    }
    scanner.expectWord(word);
    return new Constant(type.get().value(word));
  }

  private @Nullable Relation relation() {
    for (Relation relation : Relation.values()) {
      if (scanner.accept(relation.symbol())) {
        return relation;
      }
    }
    return scanner.accept("==") ? Relation.EQUAL : null;
  }

  private Expression sum() {
    Expression first = product();
    List<IntegerExpression> parts = new ArrayList<>();
    while (true) {
      boolean plus = scanner.accept("+");
      if (!plus && !scanner.accept("-")) {
        return parts.isEmpty() ? first : new Addition(parts);
      }
      if (parts.isEmpty()) {
        parts.add(first.asNumber());
      }
      IntegerExpression part = product().asNumber();
      parts.add(plus ? part : new Negation(part));
    }
  }

  private Expression product() {
    Expression left = unary();
    for (int length = 0; ; length++) {
      Operator operator = operator();
      if (operator == null) {
        return left;
      }
      if (length > 0) {
        repeat();
      }
      left = new Arithmetic(left.asNumber(), operator, unary().asNumber());
    }
  }

  private @Nullable Operator operator() {
    for (Operator operator : Operator.values()) {
      if (scanner.accept(operator.symbol())) {
        return operator;
      }
    }
    return null;
  }

  private Expression unary() {
    if (scanner.accept("!") || scanner.accept("~")) {
      return nested(this::unary).asCondition().not();
    }
    if (scanner.accept("-")) {
      if (scanner.isNumber()) {
        return new Constant(scanner.number("-"));
      }
      IntegerExpression part = nested(this::unary).asNumber();
      return part instanceof Constant constant && constant.number() != Long.MIN_VALUE
          ? new Constant(-constant.number())
          : new Negation(part);
    }
    return atoms.atom();
  }
}
