package io.mazurka.dpor.execution;

import java.util.Arrays;

/** The execution of threads on the stack, with the happens-before order of its events. */
public final class History {

  private static final int NONE = -1;

  private final Clocks clocks = new Clocks();
  private int length;
  private long[] accesses = new long[64];
  private int[] previousOfThread = new int[64];
  private int[] previousOnObject = new int[64];
  private int[] lastOfThread = filled(4);
  private int[] lastOnObject = filled(64);

  /** The number of events. */
  public int length() {
    return length;
  }

  public long access(int event) {
    return accesses[event];
  }

  /** How many events its thread has up to and including this event. */
  public int position(int event) {
    return clocks.position(event);
  }

  /**
   * How many events of {@code thread} happen before {@code event}, counting {@code event} itself.
   */
  public int clock(int event, int thread) {
    return clocks.clock(event, thread);
  }

  /**
   * Whether {@code earlier} happens before {@code later} or is the same event; {@code later} must
   * not come before {@code earlier}.
   */
  public boolean happensBefore(int earlier, int later) {
    return clocks.happensBefore(earlier, later);
  }

  /** The previous event of the same thread, or -1. */
  public int previousOfThread(int event) {
    return previousOfThread[event];
  }

  /** The previous event that accesses the same object, or -1. */
  public int previousOnObject(int event) {
    return previousOnObject[event];
  }

  public int lastOfThread(int thread) {
    return thread < lastOfThread.length ? lastOfThread[thread] : NONE;
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
    clocks.begin(event, thread, previousOfThread[event]);
    long ordinary = PackedEvent.ordinary(access);
    for (int other = previousOnObject[event]; other != NONE; other = previousOnObject[other]) {
      if (PackedEvent.conflict(PackedEvent.ordinary(accesses[other]), ordinary)) {
        clocks.join(event, other);
      }
      if (PackedEvent.isWrite(accesses[other])) {
        break;
      }
    }
    if (PackedEvent.isLastResort(access)) {
      for (int other = 0; other < lastOfThread.length; other++) {
        if (other != thread && lastOfThread[other] != NONE) {
          clocks.join(event, lastOfThread[other]);
        }
      }
    }
    clocks.end(event);
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
    lastOfThread = withIndex(thread, lastOfThread);
    lastOnObject = withIndex(object, lastOnObject);
    if (length == accesses.length) {
      int more = 2 * length;
      accesses = Arrays.copyOf(accesses, more);
      previousOfThread = Arrays.copyOf(previousOfThread, more);
      previousOnObject = Arrays.copyOf(previousOnObject, more);
    }
  }

  private static int[] withIndex(int index, int[] last) {
    if (index < last.length) {
      return last;
    }
    int[] more = Arrays.copyOf(last, Math.max(index + 1, 2 * last.length));
    Arrays.fill(more, last.length, more.length, NONE);
    return more;
  }

  private static int[] filled(int length) {
    int[] array = new int[length];
    Arrays.fill(array, NONE);
    return array;
  }
}
