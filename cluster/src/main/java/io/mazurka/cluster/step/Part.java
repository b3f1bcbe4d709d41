package io.mazurka.cluster.step;

import java.io.Serializable;
import java.util.Iterator;

/**
 * One partition of a search between two supersteps: a version of its table, and what waits in it.
 * Versions of a partition share the table, which a step first rolls back to the version it starts
 * from.
 */
public final class Part implements Serializable {

  private static final long serialVersionUID = 1L;

  private final int number;

  private Part(int number) {
    this.number = number;
  }

  /** The partition with this number before the first superstep, which takes no messages. */
  public static Part first(Job job, int number) {
    return new Part(number);
  }

  public int number() {
    return number;
  }

  /**
   * Runs one superstep.
   *
   * @param job the same for all, from which this process makes what it needs only once
   * @param inbox the messages for this partition in the order of their keys
   * @param budget how many states to expand at most, about
   */
  public StepResult step(Job job, Iterator<Chunk> inbox, long budget) {
    throw new UnsupportedOperationException();
  }
}
