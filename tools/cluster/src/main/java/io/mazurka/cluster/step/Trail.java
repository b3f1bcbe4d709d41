package io.mazurka.cluster.step;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * The way back from a pair of the product to the origin of one of its marks, within one partition.
 *
 * @param states canonical bytes of the states on the way
 * @param next the pair from which the way continues, or a negative number if there is none
 * @param arrived whether the way ends there: the mark comes from an edge of that pair, or was there
 *     from the beginning
 */
public record Trail(List<byte[]> states, long next, boolean arrived) implements Serializable {

  public Trail {
    states = new ArrayList<>(states);
  }
}
