package io.mazurka.dpor.execution;

import java.util.Arrays;

/**
 * The happens-before order of the events of an execution as vector clocks (Mattern 1989): the clock
 * of an event has, for each thread, how many of its events happen before it.
 *
 * <p>The clock of an event is made in three steps: {@link #begin}, {@link #join} for each event
 * that it depends on, and {@link #end}.
 */
public final class Clocks {

  private int threads = 4;
  private int[] owners = new int[64];
  private int[] positions = new int[64];
  private int[] clocks = new int[64 * threads];

  /** Gives {@code event} the clock of {@code previous}, or an empty one if that is negative. */
  public void begin(int event, int thread, int previous) {
    reserve(event, thread);
    owners[event] = thread;
    int clock = event * threads;
    if (previous < 0) {
      Arrays.fill(clocks, clock, clock + threads, 0);
    } else {
      System.arraycopy(clocks, previous * threads, clocks, clock, threads);
    }
  }

  /** Lets {@code earlier}, and all that happens before it, happen before {@code event}. */
  public void join(int event, int earlier) {
    int into = event * threads;
    int from = earlier * threads;
    for (int thread = 0; thread < threads; thread++) {
      clocks[into + thread] = Math.max(clocks[into + thread], clocks[from + thread]);
    }
  }

  /** Counts {@code event}, before which the last event of its thread happens. */
  public void end(int event) {
    positions[event] = ++clocks[event * threads + owners[event]];
  }

  /** The number of events of its thread up to this one. */
  public int position(int event) {
    return positions[event];
  }

  /** The number of events of {@code thread} that happen before {@code event} or are it. */
  public int clock(int event, int thread) {
    return thread < threads ? clocks[event * threads + thread] : 0;
  }

  /** Whether {@code earlier} happens before {@code later}, which comes after it or is it. */
  public boolean happensBefore(int earlier, int later) {
    return clocks[later * threads + owners[earlier]] >= positions[earlier];
  }

  private void reserve(int event, int thread) {
    if (thread >= threads) {
      addThreads(Math.max(thread + 1, 2 * threads));
    }
    if (event >= owners.length) {
      int more = 2 * event;
      owners = Arrays.copyOf(owners, more);
      positions = Arrays.copyOf(positions, more);
      clocks = Arrays.copyOf(clocks, more * threads);
    }
  }

  private void addThreads(int more) {
    int[] wider = new int[owners.length * more];
    for (int event = 0; event < owners.length; event++) {
      System.arraycopy(clocks, event * threads, wider, event * more, threads);
    }
    clocks = wider;
    threads = more;
  }
}
