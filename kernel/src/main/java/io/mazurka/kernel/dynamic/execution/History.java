package io.mazurka.kernel.dynamic.execution;

import java.util.Arrays;

/**
 * The execution on the stack, with the happens-before order of its events as vector clocks (Mattern
 * 1989): the clock of an event has, for each thread, how many of its events happen before it.
 */
public final class History {

  private static final int NONE = -1;

  private int threads = 4;
  private int length;
  private long[] accesses = new long[64];
  private int[] positions = new int[64];
  private int[] previousOfThread = new int[64];
  private int[] previousOnObject = new int[64];
  private int[] clocks = new int[64 * threads];
  private int[] lastOfThread = filled(threads);
  private int[] lastOnObject = filled(64);

  /** The number of events. */
  public int length() {
    return length;
  }

  public long access(int event) {
    return accesses[event];
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
    return clocks[later * threads + PackedEvent.thread(accesses[earlier])] >= positions[earlier];
  }

  /** The event of its thread before this one, or -1. */
  public int previousOfThread(int event) {
    return previousOfThread[event];
  }

  /** The access to its object before this one, or -1. */
  public int previousOnObject(int event) {
    return previousOnObject[event];
  }

  public int lastOfThread(int thread) {
    return thread < threads ? lastOfThread[thread] : NONE;
  }

  public int lastOnObject(int object) {
    return object < lastOnObject.length ? lastOnObject[object] : NONE;
  }

  public void append(long access) {
    int thread = PackedEvent.thread(access);
    int object = PackedEvent.object(access);
    reserve(thread, object);
    int event = length++;
    accesses[event] = access;
    previousOfThread[event] = lastOfThread[thread];
    previousOnObject[event] = lastOnObject[object];
    lastOfThread[thread] = event;
    lastOnObject[object] = event;
    order(event, access, thread);
  }

  private void order(int event, long access, int thread) {
    int clock = event * threads;
    int previous = previousOfThread[event];
    if (previous == NONE) {
      Arrays.fill(clocks, clock, clock + threads, 0);
      positions[event] = 1;
    } else {
      System.arraycopy(clocks, previous * threads, clocks, clock, threads);
      positions[event] = positions[previous] + 1;
    }
    long ordinary = PackedEvent.ordinary(access);
    for (int other = previousOnObject[event]; other != NONE; other = previousOnObject[other]) {
      if (PackedEvent.conflict(PackedEvent.ordinary(accesses[other]), ordinary)) {
        join(clock, other * threads);
      }
      if (PackedEvent.isWrite(accesses[other])) {
        break;
      }
    }
    if (PackedEvent.isLastResort(access)) {
      for (int other = 0; other < threads; other++) {
        if (other != thread && lastOfThread[other] != NONE) {
          join(clock, lastOfThread[other] * threads);
        }
      }
    }
    clocks[clock + thread] = positions[event];
  }

  private void join(int into, int from) {
    for (int thread = 0; thread < threads; thread++) {
      clocks[into + thread] = Math.max(clocks[into + thread], clocks[from + thread]);
    }
  }

  /** Forgets all events from {@code event} on. */
  public void truncate(int event) {
    while (length > event) {
      length--;
      lastOfThread[PackedEvent.thread(accesses[length])] = previousOfThread[length];
      lastOnObject[PackedEvent.object(accesses[length])] = previousOnObject[length];
    }
  }

  private void reserve(int thread, int object) {
    if (thread >= threads) {
      addThreads(Math.min(PackedEvent.MOST_THREADS, Math.max(thread + 1, 2 * threads)));
    }
    if (object >= lastOnObject.length) {
      int known = lastOnObject.length;
      lastOnObject = Arrays.copyOf(lastOnObject, Math.max(object + 1, 2 * known));
      Arrays.fill(lastOnObject, known, lastOnObject.length, NONE);
    }
    if (length == accesses.length) {
      int more = 2 * length;
      accesses = Arrays.copyOf(accesses, more);
      positions = Arrays.copyOf(positions, more);
      previousOfThread = Arrays.copyOf(previousOfThread, more);
      previousOnObject = Arrays.copyOf(previousOnObject, more);
      clocks = Arrays.copyOf(clocks, more * threads);
    }
  }

  private void addThreads(int more) {
    int[] wider = new int[accesses.length * more];
    for (int event = 0; event < length; event++) {
      System.arraycopy(clocks, event * threads, wider, event * more, threads);
    }
    clocks = wider;
    lastOfThread = Arrays.copyOf(lastOfThread, more);
    Arrays.fill(lastOfThread, threads, more, NONE);
    threads = more;
  }

  private static int[] filled(int length) {
    int[] array = new int[length];
    Arrays.fill(array, NONE);
    return array;
  }
}
