package io.mazurka.kernel;

import java.util.Arrays;

/**
 * What a step changes: some slots of the state vector with their new values, each slot at most
 * once. Reused from step to step.
 */
public final class Changes {

  /** Each change as its slot in the upper half and its value in the lower half. */
  private long[] changes = new long[16];

  private int size;

  public void clear() {
    size = 0;
  }

  /** Notes that {@code slot} gets {@code value}; no other change may name the same slot. */
  public void set(int slot, int value) {
    if (size == changes.length) {
      changes = Arrays.copyOf(changes, 2 * size);
    }
    changes[size++] = (long) slot << Integer.SIZE | value;
  }

  public int size() {
    return size;
  }

  public int slot(int index) {
    return (int) (changes[index] >>> Integer.SIZE);
  }

  public int value(int index) {
    return (int) changes[index];
  }

  /** The state that {@code state} becomes. */
  public int[] applyTo(int[] state) {
    int[] changed = state.clone();
    for (int index = 0; index < size; index++) {
      changed[slot(index)] = value(index);
    }
    return changed;
  }
}
