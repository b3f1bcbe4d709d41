package io.mazurka.expressions.tree;

import io.mazurka.expressions.variables.StateVariable;
import java.util.Set;

/** Compares two numbers. */
public record Comparison(IntegerExpression left, Relation relation, IntegerExpression right)
    implements BooleanExpression {

  /** How two numbers compare. */
  public enum Relation {
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

    /** The relation in the language of expressions. */
    public String symbol() {
      return symbol;
    }

    /** Whether this relation holds between two numbers. */
    public boolean holds(long left, long right) {
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

  @Override
  public boolean holds(int[] state) {
    return relation.holds(left.value(state), right.value(state));
  }

  @Override
  public void addReadsTo(Set<StateVariable> reads) {
    left.addReadsTo(reads);
    right.addReadsTo(reads);
  }

  @Override
  public boolean isTotal() {
    return left.isTotal() && right.isTotal();
  }

  @Override
  public Comparison with(IndexVariable index, long value) {
    return new Comparison(left.with(index, value), relation, right.with(index, value));
  }

  @Override
  public String toString() {
    return left + " " + relation.symbol() + " " + rightText();
  }

  /**
   * The right side: a constant by its name, if the values of the variable on the left have some.
   */
  private String rightText() {
    return right instanceof Constant constant
        ? left.type().map(type -> type.text(constant.number())).orElse(right.toString())
        : right.toString();
  }
}
