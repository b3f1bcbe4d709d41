package io.mazurka.dpor.execution;

import java.util.Arrays;

/**
 * The happens-before order of the events of an execution as vector clocks (Mattern 1989): the clock
 * of an event says for each thread how many events of that thread happen before the event.
 *
 * <p>The clock of an event is made in three steps: {@link #begin}, {@link #join} for each event
 * that it depends on, and {@link #end}.
 */
public final class Clocks {

  private int threads = 4;
  private int[] owners = new int[64];
  private int[] positions = new int[64];
  private int[] clocks = new int[64 * threads];

  /**
   * Gives {@code event} the clock of the event {@code previous}, or an empty clock if {@code
   * previous} is negative.
   */
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

  /**
   * Notes that {@code earlier}, and every event that happens before it, happens before {@code
   * event}.
   */
  public void join(int event, int earlier) {
    int into = event * threads;
    int from = earlier * threads;
    for (int thread = 0; thread < threads; thread++) {
      clocks[into + thread] = Math.max(clocks[into + thread], clocks[from + thread]);
    }
  }

  /** Completes the clock of {@code event}: counts the event itself as one of its thread. */
  public void end(int event) {
    positions[event] = ++clocks[event * threads + owners[event]];
  }

  /** How many events its thread has up to and including this event. */
  public int position(int event) {
    return positions[event];
  }

  /**
   * How many events of {@code thread} happen before {@code event}, counting {@code event} itself.
   */
  public int clock(int event, int thread) {
    return thread < threads ? clocks[event * threads + thread] : 0;
  }

  /**
   * Whether {@code earlier} happens before {@code later} or is the same event; {@code later} must
   * not come before {@code earlier}.
   */
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
