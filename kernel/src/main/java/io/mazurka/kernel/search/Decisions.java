package io.mazurka.kernel.search;

import io.mazurka.kernel.Property;
import java.util.Arrays;

/** The properties that the states of a batch decide, in the order of the states. */
final class Decisions {

  private Property[] properties = {};

  /** Twice the number of the state, and one more if it decides the property as a terminal one. */
  private int[] states = {};

  private int size;

  void clear() {
    size = 0;
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Adds the {@code count} properties that {@code evaluation} has found decided by a state. */
  void add(int state, boolean terminal, Evaluation evaluation, int count) {
    if (size + count > states.length) {
      int room = Math.max(16, 2 * (size + count));
      properties = Arrays.copyOf(properties, room);
      states = Arrays.copyOf(states, room);
    }
    for (int index = 0; index < count; index++) {
      properties[size] = evaluation.decided(index);
      states[size++] = 2 * state + (terminal ? 1 : 0);
    }
  }

  /** Where the decisions of a state begin, as a terminal one or not, if it has any. */
  int from(int state, boolean terminal) {
    int index = 0;
    while (index < size && states[index] < 2 * state + (terminal ? 1 : 0)) {
      index++;
    }
    return index;
  }

  /** Whether the decision at {@code index} is one of {@code state}, as a terminal one or not. */
  boolean isOf(int index, int state, boolean terminal) {
    return index < size && states[index] == 2 * state + (terminal ? 1 : 0);
  }

  Property property(int index) {
    return properties[index];
  }
}
