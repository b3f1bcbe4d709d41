package io.mazurka.guarded.engine;

import io.mazurka.expressions.variables.StateVariable;
import java.util.Collection;
import java.util.List;

/** Numbers the valuations of some variables in mixed radix. Immutable. */
public final class Index {

  private final List<StateVariable> variables;
  private final int[] slots;
  private final long[] weights;
  private final long count;

  private Index(List<StateVariable> variables, int[] slots, long[] weights, long count) {
    this.variables = variables;
    this.slots = slots;
    this.weights = weights;
    this.count = count;
  }

  /** The index of these variables; its {@link #count} is -1 if there are too many valuations. */
  public static Index of(Collection<StateVariable> variables) {
    List<StateVariable> ordered = List.copyOf(variables);
    int[] slots = new int[ordered.size()];
    long[] weights = new long[ordered.size()];
    long count = 1;
    for (int at = 0; at < slots.length; at++) {
      int size = ordered.get(at).size();
      slots[at] = ordered.get(at).slot();
      weights[at] = count;
      count = count < 0 || count > Long.MAX_VALUE / size ? -1 : count * size;
    }
    return new Index(ordered, slots, weights, count);
  }

  public List<StateVariable> variables() {
    return variables;
  }

  /** The number of valuations, or -1 if there are too many to number. */
  public long count() {
    return count;
  }

  /** The difference of the number if the variable at this position grows by one. */
  long weight(int position) {
    return weights[position];
  }

  /** The number of the valuation in {@code state}. */
  public long of(int[] state) {
    long index = 0;
    for (int at = 0; at < slots.length; at++) {
      index += state[slots[at]] * weights[at];
    }
    return index;
  }

  /**
   * Writes the valuation with number {@code index} to {@code state}; other variables keep their
   * values.
   */
  public void write(long index, int[] state) {
    long rest = index;
    for (int at = 0; at < slots.length; at++) {
      int size = variables.get(at).size();
      state[slots[at]] = (int) (rest % size);
      rest /= size;
    }
  }
}
