package io.mazurka.dpor;

import io.mazurka.kernel.exploration.Progress;
import io.mazurka.kernel.exploration.Progress.Runs;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * The figures of an exploration.
 *
 * @param traces the runs that ended because no thread could do anything more
 * @param blockedRuns the runs that were given up because they repeat a trace
 * @param cutRuns the runs that reached the limit of events
 * @param events the events explored; an event counts each time it is taken
 * @param depth the most events in one run
 * @param mostPlanned the most nodes that wakeup trees had at one time
 */
public record Tally(
    long traces, long blockedRuns, long cutRuns, long events, int depth, long mostPlanned) {

  /** The bytes of a node of a wakeup tree. */
  static final long BYTES_OF_A_PLAN = 32;

  /** The figures before anything was explored. */
  static Tally none() {
    return new Tally(0, 0, 0, 0, 0, 0);
  }

  void save(DataOutputStream out) throws IOException {
    for (long figure : new long[] {traces, blockedRuns, cutRuns, events, depth, mostPlanned}) {
      out.writeLong(figure);
    }
  }

  static Tally read(DataInputStream in) throws IOException {
    return new Tally(
        in.readLong(),
        in.readLong(),
        in.readLong(),
        in.readLong(),
        (int) in.readLong(),
        in.readLong());
  }

  /** The most bytes that wakeup trees took at one time. */
  public long planBytes() {
    return mostPlanned * BYTES_OF_A_PLAN;
  }

  /** The figures of two explorations, one after the other. */
  public Tally and(Tally other) {
    return new Tally(
        traces + other.traces,
        blockedRuns + other.blockedRuns,
        cutRuns + other.cutRuns,
        events + other.events,
        Math.max(depth, other.depth),
        Math.max(mostPlanned, other.mostPlanned));
  }

  /**
   * The figures as the progress of a search: the tree of executions has a state after each event.
   *
   * @param explored the part of all executions that were run
   */
  public Progress progress(double seconds, double explored) {
    Runs runs = new Runs(runs(), explored, false);
    return Progress.ofRuns(depth, events, mostPlanned, seconds, runs);
  }

  public long runs() {
    return traces + blockedRuns + cutRuns;
  }
}
