package io.mazurka.cluster.product;

import java.util.ArrayList;
import java.util.List;

/**
 * The way back from a pair to the edge that its mark for a condition comes from, as far as this way
 * lies in one partition.
 */
public final class PairTrail {

  private final List<Integer> states = new ArrayList<>();
  private long next;
  private boolean arrived;

  /**
   * @param automatonStates how many states the automaton has
   * @param condition the number of the condition among all; the number after the last one stands
   *     for being reachable
   */
  public PairTrail(Pairs pairs, int automatonStates, int partition, int pair, int condition) {
    next = PartGraph.place(partition, pair);
    while (!arrived && PartGraph.partition(next) == partition) {
      int at = PartGraph.index(next);
      long origin = pairs.origins[condition][at];
      states.add(at / automatonStates);
      arrived = origin < 0 || (origin & Pairs.ITSELF) != 0;
      next = origin < 0 ? origin : origin & ~Pairs.ITSELF;
    }
  }

  /** The states of the pairs on the way in this partition, the last one first. */
  public List<Integer> states() {
    return states;
  }

  /** The pair that the way goes on from; negative if there is none. */
  public long next() {
    return next;
  }

  /** Whether the mark comes from an edge of the next pair, or was there from the beginning. */
  public boolean hasArrived() {
    return arrived;
  }
}
