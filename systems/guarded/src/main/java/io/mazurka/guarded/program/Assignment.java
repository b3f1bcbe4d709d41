package io.mazurka.guarded.program;

import io.mazurka.expressions.tree.Conditional;
import io.mazurka.expressions.tree.Constant;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.StateArray;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.kernel.InvalidModelException;
import java.util.ArrayList;
import java.util.List;

/** Gives a variable the value that an expression had before the step. */
public record Assignment(StateVariable target, IntegerExpression value) {

  /** Gives a variable the value with the name of {@code constant}. */
  public Assignment(StateVariable target, Enum<?> constant) {
    this(target, IntegerExpression.of(target.type().value(constant.name())));
  }

  /** The answer of {@link #stored} if the target cannot have the value. */
  public static final int OUT_OF_RANGE = -1;

  /**
   * Gives the element of an array at {@code index} a value. If the index is not a constant, every
   * element is assigned: the element at the index gets the value, and the others keep theirs. So a
   * command cannot do this twice with the same array, because no variable may be assigned twice.
   */
  public static List<Assignment> element(
      StateArray array, IntegerExpression index, IntegerExpression value) {
    if (!array.indices().contains(index.interval())) {
      throw new InvalidModelException(
          "%s[%s] := %s: the index could be from %d to %d, but %s goes from %d to %d"
              .formatted(
                  array.name(),
                  index,
                  value,
                  index.interval().low(),
                  index.interval().high(),
                  array.name(),
                  array.first(),
                  array.last()));
    }
    List<Assignment> assignments = new ArrayList<>();
    if (index instanceof Constant constant) {
      return List.of(new Assignment(array.element(constant.number()), value));
    }
    for (long at = array.first(); at <= array.last(); at++) {
      StateVariable element = array.element(at);
      assignments.add(
          new Assignment(
              element, new Conditional(index.equalTo(at), value, IntegerExpression.of(element))));
    }
    return List.copyOf(assignments);
  }

  /**
   * Whether the expression has a value in every state, and the target can always have this value.
   */
  public boolean isSafe() {
    return value.isTotal() && IntegerExpression.of(target).interval().contains(value.interval());
  }

  /** The content of the target's slot after a step from {@code state}, or {@link #OUT_OF_RANGE}. */
  public int stored(int[] state) {
    long number = value.value(state);
    return target.type().contains(number) ? (int) (number - target.type().offset()) : OUT_OF_RANGE;
  }

  @Override
  public String toString() {
    return target + " := " + value;
  }
}
