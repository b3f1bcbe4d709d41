package io.mazurka.kernel.explicit;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A graph given in full: numbered states, and for each the numbers of its successors in order. */
public final class ExplicitSystem extends SimpleSystem {

  private final int[][] states;
  private final int[][] successors;
  private final int[] initial;
  private final Map<List<Integer>, Integer> numbers = new HashMap<>();

  public ExplicitSystem(int[][] states, int[][] successors, int... initial) {
    this.states = states;
    this.successors = successors;
    this.initial = initial;
    for (int number = 0; number < states.length; number++) {
      numbers.put(key(states[number]), number);
    }
  }

  /** A graph over one slot, where each state's value is its number; the first is initial. */
  public static ExplicitSystem of(int[]... successors) {
    int[][] states = new int[successors.length][1];
    Arrays.setAll(states, number -> new int[] {number});
    return new ExplicitSystem(states, successors, 0);
  }

  public int size() {
    return states.length;
  }

  public int[] stateAt(int number) {
    return states[number];
  }

  public int numberOf(int[] state) {
    return numbers.get(key(state));
  }

  public int[] successors(int number) {
    return successors[number];
  }

  /** The numbers of the initial states. */
  public int[] initial() {
    return initial;
  }

  @Override
  public List<int[]> initialStates() {
    return Arrays.stream(initial).mapToObj(number -> states[number]).toList();
  }

  private static List<Integer> key(int[] state) {
    return Arrays.stream(state).boxed().toList();
  }

  @Override
  public Cursor cursor() {
    return new GraphCursor();
  }

  private final class GraphCursor implements Cursor {

    private int number;

    @Override
    public int load(int[] state) {
      number = numberOf(state);
      return successors[number].length;
    }

    @Override
    public int transition(int step) {
      return 0;
    }

    /** Names the changed slots, some of the unchanged ones too, and starts anywhere. */
    @Override
    public void fire(int step, Changes changes) {
      int[] target = states[successors[number][step]];
      for (int index = 0; index < target.length; index++) {
        int slot = (index + number + step) % target.length;
        if (target[slot] != states[number][slot] || (number + step + slot) % 5 == 0) {
          changes.set(slot, target[slot]);
        }
      }
      changes.endStep();
    }
  }
}
