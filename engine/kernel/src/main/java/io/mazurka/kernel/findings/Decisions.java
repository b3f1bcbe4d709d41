package io.mazurka.kernel.findings;

import io.mazurka.kernel.property.Property;
import java.util.Arrays;

/**
 * A list of which states of a batch decide which properties and premises, in the order of the
 * states.
 */
public final class Decisions {

  /**
   * The ways in which a state decides something about a property, in the order in which they are
   * noted for a state.
   */
  public enum Kind {
    /** The state meets the premise of the property. */
    MEETS,
    /** The state decides the property. */
    DECIDES,
    /** The state is terminal and therefore decides the property. */
    DECIDES_AT_END
  }

  private Property[] properties = {};
  private Kind[] kinds = {};

  /** The numbers of the states. */
  private int[] states = {};

  private int size;

  public void clear() {
    size = 0;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /** Notes that a state decides the first {@code count} of these properties in this way. */
  public void add(int state, Kind kind, Property[] some, int count) {
    if (size + count > states.length) {
      int room = Math.max(16, 2 * (size + count));
      properties = Arrays.copyOf(properties, room);
      kinds = Arrays.copyOf(kinds, room);
      states = Arrays.copyOf(states, room);
    }
    for (int index = 0; index < count; index++) {
      properties[size] = some[index];
      kinds[size] = kind;
      states[size++] = state;
    }
  }

  /**
   * The index of the first decision of a state in this way; {@link #isOf} is false for the index if
   * there is none.
   */
  public int from(int state, Kind kind) {
    int index = 0;
    while (index < size && states[index] <= state && !isOf(index, state, kind)) {
      index++;
    }
    return index;
  }

  /** Whether the decision at {@code index} was made by {@code state} in this way. */
  public boolean isOf(int index, int state, Kind kind) {
    return index < size && states[index] == state && kinds[index] == kind;
  }

  public Property property(int index) {
    return properties[index];
  }
}
