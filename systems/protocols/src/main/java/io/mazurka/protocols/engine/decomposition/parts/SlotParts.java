package io.mazurka.protocols.engine.decomposition.parts;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.kernel.table.PairMemo;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;

/**
 * A slot of a state and the slots of the parts among which its values are divided. Shared between
 * workers.
 */
final class SlotParts {

  private final int[] targets;

  /** By value, the values in the slots of the parts. */
  private final ObjectMemo<int[]> apart;

  /**
   * The values of the first slots as one number, again and again with that of the next slot; at the
   * end, the value of the whole slot.
   */
  private final PairMemo[] joined;

  private final NumberMemo together;

  /**
   * @param targets the slots of the parts, one at least
   * @param divide by value, the values of these slots
   * @param join the value from those of these slots
   */
  SlotParts(List<Integer> targets, IntFunction<int[]> divide, ToIntFunction<int[]> join) {
    this.targets = targets.stream().mapToInt(Integer::intValue).toArray();
    this.apart = new ObjectMemo<>(divide);
    this.joined = new PairMemo[this.targets.length - 1];
    IntFunction<int[]> before = value -> new int[] {value};
    for (int index = 0; index < joined.length; index++) {
      AppendOnlyTable<IntBuffer> tuples = new AppendOnlyTable<>();
      IntFunction<int[]> shorter = before;
      joined[index] =
          new PairMemo((first, value) -> tuples.number(longer(shorter.apply(first), value)));
      before = number -> tuples.get(number).array();
    }
    IntFunction<int[]> all = before;
    this.together = new NumberMemo(tuple -> join.applyAsInt(all.apply(tuple)));
  }

  private static IntBuffer longer(int[] values, int value) {
    int[] more = Arrays.copyOf(values, values.length + 1);
    more[values.length] = value;
    return IntBuffer.wrap(more);
  }

  /** Fills in the values of the slots of the parts. */
  void divide(int value, int[] state) {
    int[] values = apart.of(value);
    for (int index = 0; index < targets.length; index++) {
      state[targets[index]] = values[index];
    }
  }

  /**
   * Fills in the values of the slots of the parts, and adds those that change to {@code changed}.
   *
   * @param count how many have changed before
   * @return how many have changed now
   */
  int divide(int value, int[] state, int[] changed, int count) {
    int[] values = apart.of(value);
    int now = count;
    for (int index = 0; index < targets.length; index++) {
      if (state[targets[index]] != values[index]) {
        state[targets[index]] = values[index];
        changed[now++] = targets[index];
      }
    }
    return now;
  }

  /** The value that the slots of the parts make together. */
  int join(int[] state) {
    int tuple = state[targets[0]];
    for (int index = 1; index < targets.length; index++) {
      tuple = joined[index - 1].of(tuple, state[targets[index]]);
    }
    return together.of(tuple);
  }
}
