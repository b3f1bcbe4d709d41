package io.mazurka.guarded.program;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.kernel.ModelTooLargeException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where a program begins: most variables have one value, those that are free may have any, as far
 * as a condition allows.
 *
 * @param values what the slot of each variable holds; of a free one its lowest value
 * @param free the variables that may have any value
 * @param condition what initial states have to meet
 */
public record InitialStates(
    List<Integer> values, List<StateVariable> free, BooleanExpression condition) {

  private static final int MOST = 1 << 20;

  public InitialStates {
    values = List.copyOf(values);
    free = List.copyOf(free);
  }

  /** All of them as state vectors, new ones each time, in a fixed order. */
  public List<int[]> states() {
    List<int[]> states = new ArrayList<>();
    int[] state = values.stream().mapToInt(Integer::intValue).toArray();
    long tried = 0;
    do {
      if (++tried > MOST) {
        throw new ModelTooLargeException(
            "there are more than %,d candidates for initial states".formatted(MOST),
            "give more variables a value, or smaller ranges");
      }
      if (condition.holds(state)) {
        states.add(state.clone());
      }
    } while (advance(state));
    return states;
  }

  /** Whether a state is one of them. */
  public boolean contains(int[] state) {
    int[] usual = state.clone();
    free.forEach(variable -> usual[variable.slot()] = 0);
    return usual.length == values.size()
        && IntStream.range(0, usual.length).allMatch(slot -> usual[slot] == values.get(slot))
        && condition.holds(state);
  }

  /** Goes on to the next valuation of the free variables; whether there is one. */
  private boolean advance(int[] state) {
    for (StateVariable variable : free) {
      int slot = variable.slot();
      if (++state[slot] < variable.size()) {
        return true;
      }
      state[slot] = 0;
    }
    return false;
  }
}
