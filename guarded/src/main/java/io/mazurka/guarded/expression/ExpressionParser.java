package io.mazurka.guarded.expression;

import io.mazurka.guarded.expression.BooleanExpression.Comparison;
import io.mazurka.guarded.expression.IntegerExpression.Arithmetic;
import io.mazurka.guarded.expression.IntegerExpression.Indicator;
import io.mazurka.guarded.expression.IntegerExpression.Operator;
import io.mazurka.guarded.expression.IntegerExpression.Relation;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads conditions such as {@code !(a1 & a2)} or {@code r1 + r2 <= 1}. From the weakest to the
 * strongest operator: {@code ->}, {@code |}, {@code ^}, {@code &}, comparisons, {@code + -}, {@code
 * *}, and {@code !} or {@code ~}. Conditions count as 0 and 1 where a number is expected.
 */
public final class ExpressionParser {

  private static final Pattern TOKEN =
      Pattern.compile("\\s*(->|<=|>=|!=|==|&&|\\|\\||[A-Za-z_][\\w.\\[\\]]*|\\d+|\\S)");

  private final List<String> tokens = new ArrayList<>();
  private final VariableNames names;
  private int next;

  private ExpressionParser(String text, VariableNames names) {
    this.names = names;
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(matcher.group(1));
    }
  }

  /** The condition that {@code text} says about the variables with these names. */
  public static BooleanExpression parse(String text, VariableNames names) {
    ExpressionParser parser = new ExpressionParser(text, names);
    BooleanExpression condition = condition(parser.implication());
    if (parser.next < parser.tokens.size()) {
      throw parser.unexpected("the end");
    }
    return condition;
  }

  private Expression implication() {
    Expression left = disjunction();
    if (!accept("->")) {
      return left;
    }
    return condition(left).not().or(condition(implication()));
  }

  private Expression disjunction() {
    Expression left = parity();
    while (accept("|") || accept("||")) {
      left = condition(left).or(condition(parity()));
    }
    return left;
  }

  private Expression parity() {
    Expression left = conjunction();
    while (accept("^")) {
      left = new Comparison(term(left), Relation.UNEQUAL, term(conjunction()));
    }
    return left;
  }

  private Expression conjunction() {
    Expression left = comparison();
    while (accept("&") || accept("&&")) {
      left = condition(left).and(condition(comparison()));
    }
    return left;
  }

  private Expression comparison() {
    Expression left = sum();
    for (Relation relation : Relation.values()) {
      if (accept(relation.symbol()) || (relation == Relation.EQUAL && accept("=="))) {
        return new Comparison(term(left), relation, term(sum()));
      }
    }
    return left;
  }

  private Expression sum() {
    Expression left = product();
    while (true) {
      if (accept("+")) {
        left = new Arithmetic(term(left), Operator.PLUS, term(product()));
      } else if (accept("-")) {
        left = new Arithmetic(term(left), Operator.MINUS, term(product()));
      } else {
        return left;
      }
    }
  }

  private Expression product() {
    Expression left = factor();
    while (accept("*")) {
      left = new Arithmetic(term(left), Operator.TIMES, term(factor()));
    }
    return left;
  }

  private Expression factor() {
    if (accept("!") || accept("~")) {
      return condition(factor()).not();
    }
    if (accept("(")) {
      Expression inner = implication();
      if (!accept(")")) {
        throw unexpected("')'");
      }
      return inner;
    }
    String token = next < tokens.size() ? tokens.get(next) : "";
    if (!isNameOrNumber(token)) {
      throw unexpected("a name, a number or '('");
    }
    next++;
    if (!Character.isDigit(token.charAt(0))) {
      StateVariable variable = names.find(token);
      return variable.isBoolean() ? BooleanExpression.of(variable) : IntegerExpression.of(variable);
    }
    try {
      return IntegerExpression.of(Integer.parseInt(token));
    } catch (NumberFormatException e) {
      throw new ExpressionSyntaxException("the number " + token + " is too large");
    }
  }

  private static boolean isNameOrNumber(String token) {
    return !token.isEmpty()
        && (Character.isLetterOrDigit(token.charAt(0)) || token.charAt(0) == '_');
  }

  private static BooleanExpression condition(Expression expression) {
    return expression instanceof BooleanExpression condition
        ? condition
        : new Comparison((IntegerExpression) expression, Relation.UNEQUAL, IntegerExpression.of(0));
  }

  private static IntegerExpression term(Expression expression) {
    return expression instanceof IntegerExpression term
        ? term
        : new Indicator((BooleanExpression) expression);
  }

  private boolean accept(String token) {
    boolean accepted = next < tokens.size() && tokens.get(next).equals(token);
    next += accepted ? 1 : 0;
    return accepted;
  }

  private ExpressionSyntaxException unexpected(String expected) {
    String found = next < tokens.size() ? "'" + tokens.get(next) + "'" : "the end";
    String after = next == 0 ? "" : " after '" + tokens.get(next - 1) + "'";
    return new ExpressionSyntaxException("expected %s%s, not %s".formatted(expected, after, found));
  }
}
