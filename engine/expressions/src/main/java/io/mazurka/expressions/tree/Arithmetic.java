package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.EvaluationException;
import io.mazurka.expressions.variables.Interval;
import io.mazurka.expressions.variables.StateVariable;
import java.util.Set;

/** A product, quotient or remainder of two numbers. */
public record Arithmetic(IntegerExpression left, Operator operator, IntegerExpression right)
    implements IntegerExpression {

  /**
   * The operators. Quotient and remainder are those of SMT-LIB: the remainder is never negative,
   * and {@code a = b * (a / b) + a % b} (Boute 1992 calls them Euclidean).
   */
  public enum Operator {
    TIMES("*"),
    DIVIDED_BY("/"),
    REMAINDER("%");

    private final String symbol;

    Operator(String symbol) {
      this.symbol = symbol;
    }

    /** The operator in the language of expressions. */
    public String symbol() {
      return symbol;
    }
  }

  @Override
  public long value(int[] state) {
    long one = left.value(state);
    long other = right.value(state);
    if (operator == Operator.TIMES) {
      long product = one * other;
      long high = Math.multiplyHigh(one, other);
      return product >= 0 ? fitting(high == 0, product) : fitting(high == -1, product);
    }
    if (other == 0) {
      throw new EvaluationException(this + " divides by 0");
    }
    long remainder = one % other;
    if (operator == Operator.REMAINDER) {
      return remainder >= 0 ? remainder : other > 0 ? remainder + other : remainder - other;
    }
    long quotient = fitting(one != Long.MIN_VALUE || other != -1, one / other);
    return remainder >= 0 ? quotient : other > 0 ? quotient - 1 : quotient + 1;
  }

  private long fitting(boolean fits, long value) {
    if (!fits) {
      throw new EvaluationException(this + " does not fit into 64 bits");
    }
    return value;
  }

  @Override
  public Interval interval() {
    return switch (operator) {
      case TIMES -> left.interval().times(right.interval());
      case DIVIDED_BY -> left.interval().dividedBy(right.interval());
      case REMAINDER -> left.interval().remainder(right.interval());
    };
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {
    left.addReadsTo(reads);
    right.addReadsTo(reads);
  }

  @Override
  public boolean isTotal() {
    return left.isTotal()
        && right.isTotal()
        && (operator == Operator.TIMES || !right.interval().contains(0))
        && (operator == Operator.REMAINDER || interval().isFinite());
  }

  @Override
  public Arithmetic with(IndexVariable index, long value) {
    return new Arithmetic(left.with(index, value), operator, right.with(index, value));
  }

  @Override
  public String toString() {
    return "(" + left + " " + operator.symbol() + " " + right + ")";
  }
}
