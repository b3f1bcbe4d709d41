package io.mazurka.guarded.program;

import io.mazurka.expressions.tree.Conditional;
import io.mazurka.expressions.tree.Constant;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.StateArray;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.kernel.InvalidModelException;
import java.util.ArrayList;
import java.util.List;

/** Gives a variable the value that a number had before the step. */
public record Assignment(StateVariable target, IntegerExpression value) {

  /** What {@link #stored} answers if the value is none of the target's. */
  public static final int OUT_OF_RANGE = -1;

  /**
   * Gives the element of an array at {@code index} a value: unless that is a constant, each element
   * is assigned the value if it is the one, and its own if not. So a command that does this twice
   * with the same array is refused: both may be the same element.
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

  /** Whether it surely has a value, and one of the target's, whatever the state. */
  public boolean isSafe() {
    return value.isTotal() && IntegerExpression.of(target).interval().contains(value.interval());
  }

  /** What the slot of the target holds after a step from {@code state}. */
  public int stored(int[] state) {
    long number = value.value(state);
    return target.type().contains(number) ? (int) (number - target.type().offset()) : OUT_OF_RANGE;
  }

  @Override
  public String toString() {
    return target + " := " + value;
  }
}
