package io.mazurka.cluster.step;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * The way to a state within its partition, from the state backwards.
 *
 * @param states canonical bytes of representatives, the state itself first
 * @param parent the place from which the last of these states was found
 */
public record Ancestry(List<byte[]> states, long parent) implements Serializable {

  public Ancestry {
    states = new ArrayList<>(states);
  }

  /** Whether the last of these states is an initial state. */
  public boolean isComplete() {
    return parent < 0;
  }

  /** The index of this initial state. */
  public int initialState() {
    return Parents.index(parent);
  }

  /** The partition that found the last of these states. */
  public int partition() {
    return Parents.partition(parent);
  }

  /** The place in that partition of the state from which it was found. */
  public int position() {
    return Parents.position(parent);
  }
}
