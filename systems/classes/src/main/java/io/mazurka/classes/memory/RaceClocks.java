package io.mazurka.classes.memory;

import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.SourceLine;
import java.util.Arrays;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Finds data races in one execution by vector clocks in which plain accesses order nothing: the
 * happens-before order of Java. Two accesses to one field or element, one of them a write and one
 * of them plain, are a race if neither happens before the other (the clocks of single accesses are
 * those of Flanagan and Freund 2009). Executions that differ only in the order of independent
 * events have the same races, so one execution of each trace is enough.
 */
public final class RaceClocks {

  static final int FEW_THREADS = 8;

  /** Two unordered accesses, one of them a write, with the threads that performed them. */
  public record DataRace(int first, Operation<?> earlier, int second, Operation<?> later) {

    /** Both accesses, their lines if these are known, and their threads. */
    public String inWords(IntFunction<String> threads) {
      return "data race: %s and %s, which nothing orders"
          .formatted(access(threads, first, earlier), access(threads, second, later));
    }

    private static String access(IntFunction<String> threads, int thread, Operation<?> operation) {
      return "'%s%s' by %s"
          .formatted(operation, SourceLine.inWords(operation.line()), threads.apply(thread));
    }
  }

  private int[][] clocks = new int[FEW_THREADS][];
  private @Nullable DataRace race;

  /** The first race, or null. */
  public @Nullable DataRace race() {
    return race;
  }

  /**
   * The vector clock of a thread: for each other thread the time up to which its steps happen
   * before the next step of the thread, and for the thread itself the time of that step.
   */
  int[] clock(int thread) {
    if (thread >= clocks.length) {
      clocks = Arrays.copyOf(clocks, 2 * thread);
    }
    int[] clock = clocks[thread];
    if (clock == null) {
      clock = new int[Math.max(FEW_THREADS, thread + 1)];
      clock[thread] = 1;
      clocks[thread] = clock;
    }
    return clock;
  }

  /** Sets the clock of a thread back to {@code clock}. */
  void restore(int thread, int[] clock) {
    clocks[thread] = clock;
  }

  /** Records an event that accesses the object with this history. */
  public void take(int thread, AccessHistory history, Order order, Operation<?> operation) {
    if (order.acquires()) {
      acquire(thread, history);
    }
    int[] clock = clock(thread);
    check(thread, clock, history, order, operation);
    note(thread, clock[thread], history, order, operation);
    release(thread, history, order);
  }

  /** All releases of the object happen before the next steps of the thread. */
  void acquire(int thread, AccessHistory history) {
    if (history.released != null) {
      int[] joined = join(clock(thread), history.released);
      clocks[thread] = joined;
    }
  }

  /** The steps of the thread so far are released by the object, as {@code order} says. */
  void release(int thread, AccessHistory history, Order order) {
    int[] clock = clock(thread);
    switch (order.releases()) {
      case AS_BEFORE -> {
        return;
      }
      case NONE -> {
        history.released = null;
        return;
      }
      case THIS_ALONE -> history.released = clock.clone();
      case ALSO_THIS ->
          history.released =
              history.released == null ? clock.clone() : join(history.released, clock);
    }
    clock[thread]++;
  }

  /** The maximum of two clocks; {@code into} is changed in place if it is long enough. */
  private static int[] join(int[] into, int[] from) {
    int[] joined = into.length < from.length ? Arrays.copyOf(into, from.length) : into;
    for (int thread = 0; thread < from.length; thread++) {
      if (from[thread] > joined[thread]) {
        joined[thread] = from[thread];
      }
    }
    return joined;
  }

  /** Compares an access with earlier accesses that conflict with it. */
  private void check(
      int thread, int[] clock, AccessHistory history, Order order, Operation<?> operation) {
    check(thread, clock, history, history.writes(true), operation);
    if (order.isPlain()) {
      check(thread, clock, history, history.writes(false), operation);
    }
    if (order.writes()) {
      check(thread, clock, history, history.reads(true), operation);
    }
    if (order.writes() && order.isPlain()) {
      check(thread, clock, history, history.reads(false), operation);
    }
  }

  private void check(
      int thread,
      int[] clock,
      AccessHistory history,
      @Nullable AccessTimes earlier,
      Operation<?> operation) {
    int other = earlier == null ? -1 : earlier.unordered(thread, clock);
    Operation<?> unordered = earlier == null || other < 0 ? null : earlier.operation(other);
    if (unordered != null && history.raced() && race == null) {
      race = new DataRace(other, unordered, thread, operation);
    }
  }

  private static void note(
      int thread, int time, AccessHistory history, Order order, Operation<?> operation) {
    if (order.writes()) {
      history.makeWrites(order.isPlain()).note(thread, time, operation);
    }
    if (order.reads()) {
      history.makeReads(order.isPlain()).note(thread, time, operation);
    }
  }
}
