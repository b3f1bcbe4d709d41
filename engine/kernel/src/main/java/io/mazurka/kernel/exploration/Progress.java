package io.mazurka.kernel.exploration;

import org.jspecify.annotations.Nullable;

/**
 * How far a search has come.
 *
 * @param depth the level a breadth-first search is at, or the height of a depth-first stack
 * @param states states found
 * @param transitions steps explored
 * @param putOff steps that a reduction left out
 * @param waiting states found but not yet expanded
 * @param seconds since the start of the search
 * @param runs the executions so far, if the search runs one execution after the other, or null
 * @param supersteps the supersteps so far, if the search runs on a cluster, or null
 */
public record Progress(
    long depth,
    long states,
    long transitions,
    long putOff,
    long waiting,
    double seconds,
    @Nullable Runs runs,
    @Nullable Supersteps supersteps) {

  /**
   * Executions that were run.
   *
   * @param share the part of all executions that were run; an estimate that takes every branch of
   *     the tree of executions to be as large as its siblings, unless {@code counted}
   * @param counted whether the number of all executions is known exactly, because they are drawn
   *     one by one
   */
  public record Runs(long done, double share, boolean counted) {

    /** An estimate of the number of all executions; it grows when unknown branches are found. */
    public double estimate() {
      return done / share;
    }
  }

  /**
   * Supersteps of a search that is spread over partitions.
   *
   * @param done how many supersteps there were
   * @param messages how many states were sent to another partition
   * @param partitions how many partitions there are
   * @param unfinished how many partitions have work left for the next superstep
   */
  public record Supersteps(long done, long messages, int partitions, int unfinished) {}

  /** The progress of a search that stores states. */
  public Progress(
      long depth, long states, long transitions, long putOff, long waiting, double seconds) {
    this(depth, states, transitions, putOff, waiting, seconds, null, null);
  }

  /** The progress of a search that runs executions. */
  public static Progress ofRuns(long depth, long events, long planned, double seconds, Runs runs) {
    return new Progress(depth, events + 1, events, 0, planned, seconds, runs, null);
  }

  /** The part of the enabled steps that were explored. */
  public double explored() {
    return (double) transitions / Math.max(1, transitions + putOff);
  }
}
