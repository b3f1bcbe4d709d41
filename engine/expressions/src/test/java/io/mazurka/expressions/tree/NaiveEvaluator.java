package io.mazurka.expressions.tree;

import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.Connective.Implication;
import io.mazurka.expressions.tree.Connective.Not;
import io.mazurka.expressions.tree.Quantified.Quantifier;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;

/**
 * What expressions mean, with numbers of any size and indices that have values: slow and simple.
 * Throws an {@link ArithmeticException} where there is no value.
 */
final class NaiveEvaluator {

  private final int[] state;
  private final Map<IndexVariable, Long> indices = new HashMap<>();

  NaiveEvaluator(int[] state) {
    this.state = state;
  }

  boolean holds(BooleanExpression condition) {
    if (condition instanceof IsSet set) {
      return set.variable().value(state) == 1;
    } else if (condition instanceof Not not) {
      return !holds(not.part());
    } else if (condition instanceof All all) {
      return all.parts().stream().allMatch(this::holds);
    } else if (condition instanceof Any any) {
      return any.parts().stream().anyMatch(this::holds);
    } else if (condition instanceof Implication implication) {
      return !holds(implication.premise()) || holds(implication.conclusion());
    } else if (condition instanceof Quantified some && some.quantifier() == Quantifier.FORALL) {
      return values(some.index()).allMatch(value -> holds(some.body()));
    } else if (condition instanceof Quantified some) {
      return values(some.index()).anyMatch(value -> holds(some.body()));
    }
    Comparison comparison = (Comparison) condition;
    int order = value(comparison.left()).compareTo(value(comparison.right()));
    return comparison.relation().holds(order, 0);
  }

  /** All values of an index, each of which it has when it comes. */
  private LongStream values(IndexVariable index) {
    return LongStream.rangeClosed(index.first(), index.last())
        .peek(value -> indices.put(index, value));
  }

  BigInteger value(IntegerExpression number) {
    if (number instanceof Constant constant) {
      return BigInteger.valueOf(constant.number());
    } else if (number instanceof IndexVariable index) {
      return BigInteger.valueOf(Objects.requireNonNull(indices.get(index)));
    } else if (number instanceof Read read) {
      return BigInteger.valueOf(read.variable().value(state));
    } else if (number instanceof ArrayRead read) {
      BigInteger at = value(read.index()).subtract(BigInteger.valueOf(read.array().first()));
      if (at.signum() < 0
          || at.compareTo(BigInteger.valueOf(read.array().elements().size())) >= 0) {
        throw new ArithmeticException("beside the array");
      }
      return BigInteger.valueOf(read.array().elements().get(at.intValue()).value(state));
    } else if (number instanceof Negation negation) {
      return value(negation.part()).negate();
    } else if (number instanceof Addition addition) {
      return addition.parts().stream().map(this::value).reduce(BigInteger.ZERO, BigInteger::add);
    } else if (number instanceof Indicator indicator) {
      return holds(indicator.condition()) ? BigInteger.ONE : BigInteger.ZERO;
    } else if (number instanceof Conditional conditional) {
      return value(holds(conditional.condition()) ? conditional.then() : conditional.otherwise());
    } else if (number instanceof Total total) {
      return values(total.index())
          .mapToObj(value -> value(total.body()))
          .reduce(BigInteger.ZERO, BigInteger::add);
    }
    Arithmetic arithmetic = (Arithmetic) number;
    BigInteger left = value(arithmetic.left());
    BigInteger right = value(arithmetic.right());
    return switch (arithmetic.operator()) {
      case TIMES -> left.multiply(right);
      case DIVIDED_BY -> left.subtract(left.mod(right.abs())).divide(right);
      case REMAINDER -> left.mod(right.abs());
    };
  }
}
