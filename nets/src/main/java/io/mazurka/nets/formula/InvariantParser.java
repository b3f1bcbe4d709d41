package io.mazurka.nets.formula;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.nets.formula.StateCondition.All;
import io.mazurka.nets.formula.StateCondition.Any;
import io.mazurka.nets.formula.StateCondition.Comparison;
import io.mazurka.nets.formula.StateCondition.Dead;
import io.mazurka.nets.formula.StateCondition.Fireable;
import io.mazurka.nets.formula.StateCondition.Relation;
import java.util.List;

/**
 * Reads the text of an invariant, such as {@code p1 + 2*p2 <= 3 & !(p3 >= 1)}.
 *
 * <p>From the weakest to the strongest: {@code ->}, {@code |}, {@code &}, comparisons, {@code +}
 * and {@code -}, {@code *}, {@code !}. A name alone, where a condition is needed, says that the
 * place is marked or the signal high.
 */
public final class InvariantParser {

  /** An operand is either an amount or a condition. */
  private sealed interface Operand {
    record Amount(Sum sum) implements Operand {}

    record Truth(StateCondition condition) implements Operand {}
  }

  private final Vocabulary vocabulary;
  private final InvariantTokens tokens;

  private InvariantParser(String text, Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
    this.tokens = new InvariantTokens(text);
  }

  public static StateCondition parse(String text, Vocabulary vocabulary) {
    return new InvariantParser(text, vocabulary).parse();
  }

  private StateCondition parse() {
    try {
      StateCondition condition = truth(implication());
      if (!tokens.isAtEnd()) {
        throw tokens.unexpected("the end");
      }
      return condition;
    } catch (ArithmeticException e) {
      throw new InvalidOptionException("the numbers in the invariant are too large");
    }
  }

  private Operand implication() {
    Operand left = disjunction();
    if (!tokens.accept("->")) {
      return left;
    }
    StateCondition premise = truth(left).negated();
    return new Operand.Truth(new Any(List.of(premise, truth(implication()))));
  }

  private Operand disjunction() {
    Operand left = conjunction();
    while (tokens.accept("|") || tokens.accept("||")) {
      left = new Operand.Truth(new Any(List.of(truth(left), truth(conjunction()))));
    }
    return left;
  }

  private Operand conjunction() {
    Operand left = comparison();
    while (tokens.accept("&") || tokens.accept("&&")) {
      left = new Operand.Truth(new All(List.of(truth(left), truth(comparison()))));
    }
    return left;
  }

  private Operand comparison() {
    Operand left = sum();
    String operator = tokens.acceptAny("<=", ">=", "==", "!=", "<", ">", "=");
    if (operator.isEmpty()) {
      return left;
    }
    Sum one = number(left);
    Sum other = number(sum());
    return new Operand.Truth(
        switch (operator) {
          case "<=" -> Comparison.atLeast(other, one);
          case ">=" -> Comparison.atLeast(one, other);
          case "<" -> Comparison.atLeast(one, other).negated();
          case ">" -> Comparison.atLeast(other, one).negated();
          case "!=" -> new Comparison(one.plus(other, -1), Relation.DIFFERENT);
          default -> new Comparison(one.plus(other, -1), Relation.EQUAL);
        });
  }

  private Operand sum() {
    Operand left = product();
    for (String sign = tokens.acceptAny("+", "-");
        !sign.isEmpty();
        sign = tokens.acceptAny("+", "-")) {
      left = new Operand.Amount(number(left).plus(number(product()), sign.equals("+") ? 1 : -1));
    }
    return left;
  }

  private Operand product() {
    Operand left = unary();
    while (tokens.accept("*")) {
      Sum one = number(left);
      Sum other = number(unary());
      if (!one.isConstant() && !other.isConstant()) {
        throw tokens.problem("a product of two numbers of tokens is not supported");
      }
      left =
          new Operand.Amount(
              one.isConstant()
                  ? Sum.constant(0).plus(other, one.constant())
                  : Sum.constant(0).plus(one, other.constant()));
    }
    return left;
  }

  private Operand unary() {
    if (tokens.accept("!")) {
      return new Operand.Truth(truth(unary()).negated());
    }
    if (tokens.accept("-")) {
      return new Operand.Amount(Sum.constant(0).plus(number(unary()), -1));
    }
    if (tokens.accept("(")) {
      Operand inner = implication();
      tokens.expect(")");
      return inner;
    }
    return atom();
  }

  private Operand atom() {
    if (tokens.isNumber()) {
      return new Operand.Amount(Sum.constant(tokens.number()));
    }
    boolean quoted = tokens.isQuoted();
    String name = tokens.name();
    Integer slot = vocabulary.slot(name);
    if (slot != null) {
      return new Operand.Amount(Sum.of(slot));
    }
    if (!quoted) {
      switch (name) {
        case "true" -> {
          return new Operand.Truth(new All(List.of()));
        }
        case "false" -> {
          return new Operand.Truth(new Any(List.of()));
        }
        case "deadlock" -> {
          return new Operand.Truth(new Dead(vocabulary.graph().net(), true));
        }
        case "fireable" -> {
          return fireable();
        }
        default -> {
          // Said below.
        }
      }
    }
    throw tokens.problem(
        "there is no place%s '%s'"
            .formatted(vocabulary.graph().signals().isEmpty() ? "" : " or signal", name));
  }

  private Operand fireable() {
    tokens.expect("(");
    String name = tokens.name();
    Integer transition = vocabulary.transition(name);
    if (transition == null) {
      throw tokens.problem("there is no transition '%s'".formatted(name));
    }
    tokens.expect(")");
    return new Operand.Truth(new Fireable(vocabulary.graph().net(), transition, true));
  }

  private Sum number(Operand operand) {
    if (operand instanceof Operand.Amount amount) {
      return amount.sum();
    }
    throw tokens.problem("a number is needed where there is a condition");
  }

  private StateCondition truth(Operand operand) {
    if (operand instanceof Operand.Truth truth) {
      return truth.condition();
    }
    Sum sum = number(operand);
    boolean isName = sum.size() == 1 && sum.coefficient(0) == 1 && sum.constant() == 0;
    if (!isName) {
      throw tokens.problem("a condition is needed where there is a number");
    }
    boolean isSignal = sum.slot(0) >= vocabulary.graph().net().places().size();
    return isSignal
        ? new Comparison(sum.plus(Sum.constant(1), -1), Relation.EQUAL)
        : Comparison.atLeast(sum, Sum.constant(1));
  }
}
