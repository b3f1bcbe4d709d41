package io.mazurka.classes.runtime;

import io.mazurka.threads.objects.Operation;
import io.mazurka.threads.objects.SourceLine;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds data races in one execution by vector clocks in which plain accesses order nothing: the
 * happens-before order of Java. Two plain accesses to one field or element, one of them a write,
 * are a race if neither happens before the other (the clocks of single writes are those of Flanagan
 * and Freund 2009). Executions with the same events in another order of independent ones have the
 * same races, so that one of each trace is enough.
 */
final class RaceClocks {

  private static final int FEW_THREADS = 8;

  /** Two plain accesses that nothing orders, one of them a write, each with who performed it. */
  record DataRace(int first, Operation<?> earlier, int second, Operation<?> later) {

    String inWords(ClassRun run) {
      return "data race: %s and %s, which nothing orders"
          .formatted(access(run, first, earlier), access(run, second, later));
    }

    private static String access(ClassRun run, int thread, Operation<?> operation) {
      return "'%s%s' by %s"
          .formatted(operation, SourceLine.inWords(operation.line()), run.nameOf(thread));
    }
  }

  private int[][] clocks = new int[FEW_THREADS][];
  private @Nullable DataRace race;

  /** What raced although not all orders of its accesses are explored. */
  private final Set<EventObject<?>> silent = new LinkedHashSet<>();

  /** The first race, or null. */
  @Nullable DataRace race() {
    return race;
  }

  /** What raced although not all orders of its accesses are explored. */
  Set<EventObject<?>> silent() {
    return silent;
  }

  private int[] clock(int thread) {
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

  /** An event was taken. */
  void take(int thread, EventObject<?> object, Order order, Operation<?> operation) {
    switch (order) {
      case PLAIN_READ -> read(thread, clock(thread), object, operation);
      case PLAIN_WRITE -> write(thread, clock(thread), object, operation);
      case ACQUIRE -> acquire(thread, object);
      case RELEASE -> release(thread, object);
      case BOTH -> {
        acquire(thread, object);
        release(thread, object);
      }
    }
  }

  private void acquire(int thread, EventObject<?> object) {
    if (object.released != null) {
      int[] joined = join(clock(thread), object.released);
      clocks[thread] = joined;
    }
  }

  private void release(int thread, EventObject<?> object) {
    int[] clock = clock(thread);
    object.released = object.released == null ? clock.clone() : join(object.released, clock);
    clock[thread]++;
  }

  /** The later of two times for each thread; {@code into} is changed if it is long enough. */
  private static int[] join(int[] into, int[] from) {
    int[] joined = into.length < from.length ? Arrays.copyOf(into, from.length) : into;
    for (int thread = 0; thread < from.length; thread++) {
      if (from[thread] > joined[thread]) {
        joined[thread] = from[thread];
      }
    }
    return joined;
  }

  private static int time(int[] clock, int thread) {
    return thread < clock.length ? clock[thread] : 0;
  }

  private void read(int thread, int[] clock, EventObject<?> object, Operation<?> operation) {
    checkWrite(thread, clock, object, operation);
    if (thread >= object.readTimes.length) {
      int length = Math.max(FEW_THREADS, thread + 1);
      object.readTimes = Arrays.copyOf(object.readTimes, length);
      object.reads = Arrays.copyOf(object.reads, length);
    }
    object.readTimes[thread] = clock[thread];
    object.reads[thread] = operation;
  }

  private void write(int thread, int[] clock, EventObject<?> object, Operation<?> operation) {
    checkWrite(thread, clock, object, operation);
    for (int reader = 0; reader < object.readTimes.length; reader++) {
      if (reader != thread && object.readTimes[reader] > time(clock, reader)) {
        found(object, reader, object.reads[reader], thread, operation);
      }
    }
    object.writer = thread;
    object.writeTime = clock[thread];
    object.write = operation;
  }

  private void checkWrite(int thread, int[] clock, EventObject<?> object, Operation<?> operation) {
    int writer = object.writer;
    if (writer >= 0 && writer != thread && object.writeTime > time(clock, writer)) {
      found(object, writer, object.write, thread, operation);
    }
  }

  private void found(
      EventObject<?> object,
      int first,
      @Nullable Operation<?> earlier,
      int second,
      Operation<?> operation) {
    if (earlier == null || !object.isRace()) {
      return;
    }
    if (object.isAccessedSilently) {
      silent.add(object);
    }
    if (race == null) {
      race = new DataRace(first, earlier, second, operation);
    }
  }
}
