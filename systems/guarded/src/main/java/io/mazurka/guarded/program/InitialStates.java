package io.mazurka.guarded.program;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.kernel.ModelTooLargeException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The initial states of a program: most variables have one value; the free variables may have any
 * values that meet a condition.
 *
 * @param values the content of each variable's slot; for a free variable its lowest value
 * @param free the variables that may have any value
 * @param condition the condition that initial states meet
 */
public record InitialStates(
    List<Integer> values, List<StateVariable> free, BooleanExpression condition) {

  private static final int MOST = 1 << 20;

  public InitialStates {
    values = List.copyOf(values);
    free = List.copyOf(free);
  }

  /** All initial states as new state vectors, in a fixed order. */
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

  /** Whether {@code state} is an initial state. */
  public boolean contains(int[] state) {
    int[] usual = state.clone();
    free.forEach(variable -> usual[variable.slot()] = 0);
    return usual.length == values.size()
        && IntStream.range(0, usual.length).allMatch(slot -> usual[slot] == values.get(slot))
        && condition.holds(state);
  }

  /** Moves to the next valuation of the free variables; returns whether there is one. */
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
