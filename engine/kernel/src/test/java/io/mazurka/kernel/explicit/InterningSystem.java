package io.mazurka.kernel.explicit;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.NumberedValues;
import io.mazurka.kernel.SlotValues;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Three processes that each write a word of up to two letters; words are numbered in the order in
 * which they are met, as front ends do with the views of a process.
 */
public final class InterningSystem extends SimpleSystem {

  private static final int PROCESSES = 3;
  private static final int LONGEST = 2;

  private final List<String> words = new ArrayList<>();
  private final Map<String, Integer> numbers = new HashMap<>();

  private int number(String word) {
    return numbers.computeIfAbsent(
        word,
        fresh -> {
          words.add(fresh);
          return words.size() - 1;
        });
  }

  @Override
  public List<int[]> initialStates() {
    int empty = number("");
    return List.of(new int[] {empty, empty, empty});
  }

  @Override
  public SlotValues values() {
    return new NumberedValues() {
      @Override
      public int numbered(int slot) {
        return words.size();
      }

      @Override
      public byte[] encode(int slot, int value) {
        return words.get(value).getBytes(StandardCharsets.UTF_8);
      }

      @Override
      public int decode(int slot, byte[] bytes) {
        return number(new String(bytes, StandardCharsets.UTF_8));
      }
    };
  }

  @Override
  public List<String> state(int[] state) {
    return Arrays.stream(state).mapToObj(words::get).toList();
  }

  @Override
  public Cursor cursor() {
    return new Cursor() {
      private final List<int[]> steps = new ArrayList<>();

      @Override
      public int load(int[] state) {
        steps.clear();
        for (int process = 0; process < PROCESSES; process++) {
          String word = words.get(state[process]);
          if (word.length() < LONGEST) {
            steps.add(new int[] {process, number(word + "a")});
            steps.add(new int[] {process, number(word + "b")});
          }
        }
        return steps.size();
      }

      @Override
      public int transition(int step) {
        return 0;
      }

      @Override
      public void fire(int step, Changes changes) {
        changes.set(steps.get(step)[0], steps.get(step)[1]);
        changes.endStep();
      }
    };
  }

  /** All states by what they mean, discovered depth-first with the last step first or last. */
  public Map<List<String>, int[]> explore(boolean lastFirst) {
    Map<List<String>, int[]> seen = new LinkedHashMap<>();
    visit(initialStates().get(0), lastFirst, seen);
    return seen;
  }

  private void visit(int[] state, boolean lastFirst, Map<List<String>, int[]> seen) {
    if (seen.putIfAbsent(state(state), state) != null) {
      return;
    }
    Cursor cursor = cursor();
    int steps = cursor.load(state);
    for (int index = 0; index < steps; index++) {
      int[] successor = cursor.successor(state, lastFirst ? steps - 1 - index : index);
      visit(successor, lastFirst, seen);
    }
  }
}
