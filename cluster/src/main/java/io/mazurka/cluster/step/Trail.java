package io.mazurka.cluster.step;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * The way back from a pair of the product to where a mark of it comes from, in one partition.
 *
 * @param states canonical bytes of the states on the way
 * @param next the pair that it goes on from, or a negative number if there is none
 * @param arrived whether the mark comes from an edge of this one
 */
public record Trail(List<byte[]> states, long next, boolean arrived) implements Serializable {

  public Trail {
    states = new ArrayList<>(states);
  }
}
