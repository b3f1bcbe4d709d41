package io.mazurka.kernel.findings;

import io.mazurka.kernel.property.Property;
import java.util.Arrays;

/** The properties and premises that the states of a batch decide, in the order of the states. */
public final class Decisions {

  /** In what way a state decides something about a property, in the order in which it does. */
  public enum Kind {
    /** It meets the premise. */
    MEETS,
    /** It decides the property. */
    DECIDES,
    /** It decides the property because it is a terminal one. */
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

  /** Adds the first {@code count} of these properties, of which a state decides something. */
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

  /** Where what a state decides in one way begins, if there is any. */
  public int from(int state, Kind kind) {
    int index = 0;
    while (index < size && states[index] <= state && !isOf(index, state, kind)) {
      index++;
    }
    return index;
  }

  /** Whether the decision at {@code index} is one of {@code state}, in this way. */
  public boolean isOf(int index, int state, Kind kind) {
    return index < size && states[index] == state && kinds[index] == kind;
  }

  public Property property(int index) {
    return properties[index];
  }
}
