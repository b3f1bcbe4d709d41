package io.mazurka.guarded.expression;

import java.util.Set;

/** An expression whose value is a number. */
public sealed interface IntegerExpression extends Expression {

  static IntegerExpression of(int value) {
    return new Constant(value);
  }

  static IntegerExpression of(StateVariable variable) {
    return new Read(variable);
  }

  default IntegerExpression plus(IntegerExpression other) {
    return new Arithmetic(this, Operator.PLUS, other);
  }

  default BooleanExpression equalTo(int value) {
    return new BooleanExpression.Comparison(this, Relation.EQUAL, of(value));
  }

  default BooleanExpression atMost(int value) {
    return new BooleanExpression.Comparison(this, Relation.AT_MOST, of(value));
  }

  /** The same number in every state. */
  record Constant(int number) implements IntegerExpression {
    @Override
    public int value(int[] state) {
      return number;
    }

    @Override
    public void addReadsTo(Set<StateVariable> reads) {}

    @Override
    public String toString() {
      return String.valueOf(number);
    }
  }

  /** The value of a variable. */
  record Read(StateVariable variable) implements IntegerExpression {
    @Override
    public int value(int[] state) {
      return state[variable.slot()];
    }

    @Override
    public void addReadsTo(Set<StateVariable> reads) {
      reads.add(variable);
    }

    @Override
    public String toString() {
      return variable.name();
    }
  }

  /** Two terms joined by an operator. */
  record Arithmetic(IntegerExpression left, Operator operator, IntegerExpression right)
      implements IntegerExpression {
    @Override
    public int value(int[] state) {
      return operator.apply(left.value(state), right.value(state));
    }

    @Override
    public void addReadsTo(Set<StateVariable> reads) {
      left.addReadsTo(reads);
      right.addReadsTo(reads);
    }

    @Override
    public String toString() {
      return "(" + left + " " + operator.symbol() + " " + right + ")";
    }
  }

  /** One where the condition holds and zero elsewhere. */
  record Indicator(BooleanExpression condition) implements IntegerExpression {
    @Override
    public int value(int[] state) {
      return condition.value(state);
    }

    @Override
    public void addReadsTo(Set<StateVariable> reads) {
      condition.addReadsTo(reads);
    }

    @Override
    public String toString() {
      return condition.toString();
    }
  }

  /** What joins two terms. */
  enum Operator {
    PLUS("+"),
    MINUS("-"),
    TIMES("*");

    private final String symbol;

    Operator(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }

    int apply(int left, int right) {
      return switch (this) {
        case PLUS -> left + right;
        case MINUS -> left - right;
        case TIMES -> left * right;
      };
    }
  }

  /** How two terms compare. */
  enum Relation {
    EQUAL("="),
    UNEQUAL("!="),
    LESS("<"),
    AT_MOST("<="),
    GREATER(">"),
    AT_LEAST(">=");

    private final String symbol;

    Relation(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }

    boolean holds(int left, int right) {
      return switch (this) {
        case EQUAL -> left == right;
        case UNEQUAL -> left != right;
        case LESS -> left < right;
        case AT_MOST -> left <= right;
        case GREATER -> left > right;
        case AT_LEAST -> left >= right;
      };
    }
  }
}
