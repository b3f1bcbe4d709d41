package io.mazurka.nets.formula;

import io.mazurka.expressions.tree.Addition;
import io.mazurka.expressions.tree.Arithmetic;
import io.mazurka.expressions.tree.Arithmetic.Operator;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.Negation;
import io.mazurka.expressions.tree.Read;
import io.mazurka.expressions.tree.Total;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads an integer expression as a linear sum over slots, if it is one. */
final class LinearForm {

  private LinearForm() {}

  /**
   * Returns {@code number} as a linear sum; null if it is not linear, or might not fit into 64
   * bits.
   */
  static @Nullable Sum of(IntegerExpression number) {
    try {
      return number.isTotal() ? sum(number) : null;
    } catch (ArithmeticException e) {
      return null;
    }
  }

  private static @Nullable Sum sum(IntegerExpression number) {
    if (number instanceof Read read) {
      return Sum.of(read.variable().slot());
    }
    if (number instanceof Addition addition) {
      return sum(addition.parts());
    }
    if (number instanceof Total total) {
      return sum(total.instances());
    }
    if (number instanceof Negation negation) {
      return scaled(sum(negation.part()), -1);
    }
    if (number instanceof Arithmetic product && product.operator() == Operator.TIMES) {
      Sum left = sum(product.left());
      Sum right = sum(product.right());
      if (left != null && left.isConstant()) {
        return scaled(right, left.constant());
      }
      return right != null && right.isConstant() ? scaled(left, right.constant()) : null;
    }
    return number.reads().isEmpty() ? Sum.constant(number.value(new int[0])) : null;
  }

  private static @Nullable Sum sum(List<IntegerExpression> parts) {
    Sum total = Sum.constant(0);
    for (IntegerExpression part : parts) {
      Sum sum = sum(part);
      if (sum == null) {
        return null;
      }
      total = total.plus(sum, 1);
    }
    return total;
  }

  private static @Nullable Sum scaled(@Nullable Sum sum, long factor) {
    return sum == null ? null : Sum.constant(0).plus(sum, factor);
  }
}
