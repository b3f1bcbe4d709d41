package io.mazurka.search.parallel;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * An account of how long each worker of a search was busy with what, by a clock that each thread
 * reads for itself. The account of a search that nobody measures has no clock and notes nothing.
 */
public final class WorkAccount {

  /** What a worker does. */
  public enum Turn {
    /** It enters states, evaluates the properties and makes the successors. */
    EXPAND(0),
    /** It hashes successors and sorts them by the worker that adds them. */
    SORT(1),
    /** It adds successors to the store. */
    ADD(2),
    /** It brings new states to the queue and writes how they were discovered. */
    BRING(3),
    /** It does what one worker does while the others wait: takes in, fills and starts rounds. */
    LEAD(4),
    /** It deals alone with a round that is too small for several workers, from start to end. */
    SOLE(5),
    /** It waits for others, or wakes them. */
    WAIT(6);

    /** Its place among the figures of a worker. */
    private final int place;

    Turn(int place) {
      this.place = place;
    }
  }

  /** The distance between the entries of two workers, so that they share no cache line. */
  private static final int DISTANCE = 32;

  private static final int TURNS = Turn.values().length;

  private final @Nullable LongSupplier clock;

  /** For each worker, the time of each turn, and then when it looked at the clock last. */
  private final long[] nanos;

  private boolean sole;
  private long rounds;

  private WorkAccount(@Nullable LongSupplier clock, int workers) {
    this.clock = clock;
    this.nanos = new long[(workers + 1) * DISTANCE];
  }

  /** An account of the work of so many workers, the first of which is the thread that calls. */
  public static WorkAccount of(LongSupplier clock, int workers) {
    WorkAccount account = new WorkAccount(clock, workers);
    account.nanos[DISTANCE + TURNS] = clock.getAsLong();
    return account;
  }

  /** An account that notes nothing. */
  public static WorkAccount none() {
    return new WorkAccount(null, 0);
  }

  /** Starts a round, which one worker of several deals with if {@code alone}. */
  void startRound(boolean alone) {
    sole = alone;
    rounds += alone ? 0 : 1;
  }

  /** Notes what a worker has done since it was noted last. */
  void note(int worker, Turn turn) {
    if (clock != null) {
      long now = clock.getAsLong();
      int at = (worker + 1) * DISTANCE;
      Turn counted = sole && turn != Turn.LEAD ? Turn.SOLE : turn;
      nanos[at + counted.place] += now - nanos[at + TURNS];
      nanos[at + TURNS] = now;
    }
  }

  /** How many rounds there were that all workers dealt with. */
  public long rounds() {
    return rounds;
  }

  /** How many nanoseconds a worker was busy with this. */
  public long nanos(int worker, Turn turn) {
    return nanos[(worker + 1) * DISTANCE + turn.place];
  }
}
