package io.mazurka.guarded.expression;

import java.util.Set;

/** An expression whose value is a number. */
public sealed interface Term extends Expression {

  static Term of(int value) {
    return new Constant(value);
  }

  static Term of(Variable variable) {
    return new Read(variable);
  }

  default Term plus(Term other) {
    return new Arithmetic(this, Operator.PLUS, other);
  }

  default Condition equalTo(int value) {
    return new Condition.Comparison(this, Relation.EQUAL, of(value));
  }

  default Condition atMost(int value) {
    return new Condition.Comparison(this, Relation.AT_MOST, of(value));
  }

  /** The same number in every state. */
  record Constant(int number) implements Term {
    @Override
    public int value(int[] state) {
      return number;
    }

    @Override
    public void addReadsTo(Set<Variable> reads) {}

    @Override
    public String toString() {
      return String.valueOf(number);
    }
  }

  /** The value of a variable. */
  record Read(Variable variable) implements Term {
    @Override
    public int value(int[] state) {
      return state[variable.slot()];
    }

    @Override
    public void addReadsTo(Set<Variable> reads) {
      reads.add(variable);
    }

    @Override
    public String toString() {
      return variable.name();
    }
  }

  /** Two terms joined by an operator. */
  record Arithmetic(Term left, Operator operator, Term right) implements Term {
    @Override
    public int value(int[] state) {
      return operator.apply(left.value(state), right.value(state));
    }

    @Override
    public void addReadsTo(Set<Variable> reads) {
      left.addReadsTo(reads);
      right.addReadsTo(reads);
    }

    @Override
    public String toString() {
      return "(" + left + " " + operator.symbol() + " " + right + ")";
    }
  }

  /** One where the condition holds and zero elsewhere. */
  record Indicator(Condition condition) implements Term {
    @Override
    public int value(int[] state) {
      return condition.value(state);
    }

    @Override
    public void addReadsTo(Set<Variable> reads) {
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
