package io.mazurka.cluster.step;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * The way to a state within its partition, backwards.
 *
 * @param states canonical bytes of representatives, the state itself first
 * @param parent where the last one of them was found
 */
public record Ancestry(List<byte[]> states, long parent) implements Serializable {

  public Ancestry {
    states = new ArrayList<>(states);
  }

  /** Whether the last one is an initial state. */
  public boolean isComplete() {
    return parent < 0;
  }

  /** Which initial state it is. */
  public int initialState() {
    return Parents.index(parent);
  }

  /** The partition that found it. */
  public int partition() {
    return Parents.partition(parent);
  }

  /** The place of the state there in which it was found. */
  public int position() {
    return Parents.position(parent);
  }
}
