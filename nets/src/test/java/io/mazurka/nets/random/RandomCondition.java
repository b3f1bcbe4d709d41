package io.mazurka.nets.random;

import io.mazurka.expressions.tree.Arithmetic;
import io.mazurka.expressions.tree.Arithmetic.Operator;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.expressions.tree.VariableType;
import io.mazurka.nets.Net;
import io.mazurka.nets.formula.StateCondition;
import io.mazurka.nets.formula.StateCondition.All;
import io.mazurka.nets.formula.StateCondition.Any;
import io.mazurka.nets.formula.StateCondition.Comparison;
import io.mazurka.nets.formula.StateCondition.Dead;
import io.mazurka.nets.formula.StateCondition.Evaluated;
import io.mazurka.nets.formula.StateCondition.Fireable;
import io.mazurka.nets.formula.StateCondition.Relation;
import io.mazurka.nets.formula.Sum;
import java.util.List;
import java.util.Random;

/** Random conditions on the states of a net, with every kind of part. */
public record RandomCondition(Net net, int slots, Random random) {

  public StateCondition next(int depth) {
    int kind = random.nextInt(depth == 0 ? 4 : 8);
    return switch (kind) {
      case 0, 1 -> comparison();
      case 2 -> new Fireable(net, random.nextInt(net.transitions().size()), random.nextBoolean());
      case 3 ->
          switch (random.nextInt(3)) {
            case 0 -> new Dead(net, random.nextBoolean());
            case 1 -> product();
            default -> comparison();
          };
      case 4, 5 -> new All(List.of(next(depth - 1), next(depth - 1)));
      case 6 -> new Any(List.of(next(depth - 1), next(depth - 1)));
      default -> next(depth - 1).negated();
    };
  }

  private StateCondition comparison() {
    Sum sum = Sum.constant(random.nextInt(7) - 3);
    for (int terms = 1 + random.nextInt(2); terms > 0; terms--) {
      sum = sum.plus(Sum.of(random.nextInt(slots)), random.nextInt(5) - 2);
    }
    return new Comparison(sum, Relation.values()[random.nextInt(3)]);
  }

  /** A condition that is no sum, and that nothing is known of but what it reads. */
  private StateCondition product() {
    return new Evaluated(
        new Arithmetic(read(), Operator.TIMES, read()).equalTo(random.nextInt(4)),
        random.nextBoolean());
  }

  private IntegerExpression read() {
    int slot = random.nextInt(slots);
    return IntegerExpression.of(new StateVariable("v" + slot, slot, VariableType.NATURAL));
  }
}
